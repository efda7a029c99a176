// Any bytes: a set is read, or its problems have a place in the file; a set that was read can be worked through.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>

#include "questions/json_reader.h"
#include "questions/mark_part.h"
#include "questions/question_set.h"
#include "require.h"

namespace {

void check_problems(const pe::SetReading& reading, std::string_view json) {
    const int lines = pe::place_of(json, json.size()).line;
    int last = 1;
    require(reading.problems.size() <= 20, "there are at most twenty problems");
    for (const pe::SetProblem& problem : reading.problems) {
        require(problem.line >= last && problem.line <= lines, "problems have lines of the file, in order");
        require(!problem.message.empty(), "a problem is said in words");
        last = problem.line;
    }
}

void check_set(const pe::QuestionSet& set) {
    require(!set.items.empty() && set.items.size() <= pe::max_set_questions, "a set has some questions, not too many");
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        const pe::SetItem& item = set.items[i];
        require(item.own || item.kind, "a place of the set has a question");
        require(!item.id.empty() && ids.insert(item.id).second, "ids are there and differ");
        const pe::Question question = pe::question_at(set, i, 1, 0);
        require(!question.prompt.empty() && !question.parts.empty(), "a question asks something");
        for (const pe::Part& part : question.parts) {
            require(pe::mark_part(part, {}).kind == pe::PartMark::Kind::empty, "no response is no attempt");
        }
        if (!pe::has_another(item)) {
            require(pe::question_at(set, i, 1, 1).prompt == question.prompt, "a question alone stays itself");
        }
    }
}

/// What is inside a value stands behind it, in the file as in the tree.
void check_tree(std::string_view json) {
    const pe::JsonReading reading = pe::read_json(json, pe::max_set_bytes);
    require(reading.nodes.empty() == reading.problem.has_value(), "there is a tree or a problem");
    if (reading.problem) require(reading.problem->offset <= json.size(), "a problem lies in the file");
    for (std::size_t i = 0; i < reading.nodes.size(); ++i) {
        const pe::JsonNode& node = reading.nodes[i];
        require(node.offset < json.size() && node.name_offset <= node.offset, "values lie in the file");
        require(i == 0 || node.offset > reading.nodes[i - 1].offset, "values stand in the file's order");
        require(i + node.extent <= reading.nodes.size(), "children lie in the tree");
        const char first = json[node.offset];
        require((node.kind == pe::JsonKind::object) == (first == '{'), "an object begins with its brace");
        require((node.kind == pe::JsonKind::list) == (first == '['), "a list begins with its bracket");
        require((node.kind == pe::JsonKind::text) == (first == '"'), "a text begins with its quotation mark");
        std::uint32_t count = 0;
        for ([[maybe_unused]] const pe::JsonNode& child : node) ++count;
        require(count == node.child_count, "as many children as were counted");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view json{reinterpret_cast<const char*>(data), size};
    check_tree(json);
    const pe::SetReading reading = pe::read_question_set(json);
    check_problems(reading, json);
    if (reading.ok()) check_set(reading.set);
    return 0;
}
