// Runs the listings whose language is on the machine and compares what they print with the core.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "core/format.h"
#include "core/listing.h"

using namespace pe;

namespace {

using Command = std::vector<std::string>;

/// A folder of its own, gone with the object.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "pe_listing_XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path path;
};

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Runs a program without a shell, its output into a file; whether it ended well.
bool run(const Command& command, const std::filesystem::path& output) {
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    pid_t child = 0;
    const bool started = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    return started && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool works(const Command& command) {
    return run(command, "/dev/null");
}

/// The first of the machine's Pythons that can import this, if any.
std::optional<std::string> python_with(const std::string& module) {
    for (const std::string python : {"python3", "/usr/bin/python3"}) {
        if (works({python, "-c", "import " + module})) return python;
    }
    return std::nullopt;
}

/// What runs listings in files named behind it, one after another; nothing where the language is not on the machine.
/// For C++ it is the compiler.
std::optional<Command> runner(Language language) {
    const auto python = [](const std::string& module) -> std::optional<Command> {
        const std::optional<std::string> found = python_with(module);
        if (!found) return std::nullopt;
        return Command{*found, "-c", "import runpy, sys\nfor path in sys.argv[1:]: runpy.run_path(path)"};
    };
    switch (language) {
        case Language::python:
            return python("math");
        case Language::numpy:
            return python("numpy");
        case Language::pytorch:
            return python("torch");
        case Language::javascript:
            if (!works({"node", "--version"})) return std::nullopt;
            return Command{"node", "--input-type=module", "-e",
                           "for (const path of process.argv.slice(1)) await import(path);"};
        case Language::cpp:
            return works({"g++", "--version"}) ? std::optional{Command{"g++"}} : std::nullopt;
    }
    return std::nullopt;
}

struct Case {
    Encoding encoding;
    int first_position;
    int rows;
    int decimals;
};

void require_run(const Command& command, const std::filesystem::path& output) {
    const bool ran = run(command, output);
    INFO(content_of(output));
    REQUIRE(ran);
}

/// What the listings of these cases print, one after another.
std::string output_of(const std::vector<Case>& cases, Language language, const Command& command) {
    const TemporaryFolder folder;
    const std::filesystem::path output = folder.path / "output";
    Command interpreter = command;
    std::string printed;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto& [encoding, first_position, rows, decimals] = cases[i];
        const std::filesystem::path source = folder.path / (std::to_string(i) + file_name(language));
        std::ofstream{source, std::ios::binary} << listing(encoding, first_position, rows, decimals, language);
        interpreter.push_back(source.string());
        if (language != Language::cpp) continue;
        const std::string program = (folder.path / "program").string();
        require_run({command[0], "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", source, "-o", program}, output);
        require_run({program}, output);
        printed += content_of(output);
    }
    if (language == Language::cpp) return printed;
    require_run(interpreter, output);
    return content_of(output);
}

/// The rows of numbers in a text with one bracketed row a line.
std::vector<std::vector<double>> rows_in(const std::string& text) {
    std::vector<std::vector<double>> rows;
    const char* at = text.c_str();
    while (*at == '[') {
        rows.emplace_back();
        while (*at != ']') {
            char* end = nullptr;
            rows.back().push_back(std::strtod(at + 1, &end));
            REQUIRE(end != at + 1);
            at = end;
        }
        REQUIRE(at[1] == '\n');
        at += 2;
    }
    CHECK(*at == '\0');
    return rows;
}

/// Half a unit of the last decimal for the rounding, and what a plain double program loses in its angles.
double tolerance(const Case& what) {
    const double last_position = what.first_position + what.rows;
    return 0.5 * std::pow(10.0, -what.decimals) + 1e-15 * last_position + 1e-15;
}

/// Compares as many rows as the case has, from `row` on, and moves `row` behind them.
void check_against_core(const Case& what, std::vector<std::vector<double>>::const_iterator& row) {
    std::vector<double> expected(static_cast<std::size_t>(what.encoding.width));
    for (int i = 0; i < what.rows; ++i, ++row) {
        REQUIRE(row->size() == expected.size());
        encoding_row(what.encoding, what.first_position + i, std::span{expected});
        for (std::size_t column = 0; column < row->size(); ++column) {
            if (std::abs((*row)[column] - expected[column]) <= tolerance(what)) continue;
            FAIL_CHECK("position " << what.first_position + i << " column " << column << ": " << (*row)[column]
                                   << " printed, " << expected[column] << " computed");
        }
    }
}

std::vector<Case> cases() {
    std::vector<Case> all{
        {{}, 0, 3, 2},
        {{}, 0, 8, 0},
        {{}, 5, 2, 15},
        {{.width = 1024}, 0, 20, 6},
        {{.width = 8, .base = 1.5}, 16777214, 3, 4},
        {{.width = 2, .layout = Layout::tensor2tensor}, 3, 2, 6},
    };
    for (const Layout layout :
         {Layout::interleaved, Layout::concatenated, Layout::concatenated_cosine_first, Layout::tensor2tensor}) {
        all.push_back({{.width = 6, .base = 100.0, .layout = layout}, 1, 4, 6});
        for (const OddWidth odd_width : {OddWidth::zero_pad, OddWidth::cut, OddWidth::drop_last_cosine}) {
            all.push_back({{7, 10000.0, layout, odd_width}, 2, 2, 8});
        }
    }
    all.push_back({{.width = 1, .odd_width = OddWidth::zero_pad}, 2, 2, 4});
    all.push_back({{1, 10000.0, Layout::concatenated_cosine_first, OddWidth::drop_last_cosine}, 2, 2, 4});
    return all;
}

}  // namespace

TEST_CASE("every listing whose language is on the machine prints the numbers of the core") {
    for (const Language language : all_languages) {
        const std::optional<Command> command = runner(language);
        if (!command) {
            MESSAGE(language_name(language), " is not on this machine: its listings were not run");
            continue;
        }
        const std::string output = output_of(cases(), language, *command);
        CHECK(output.find("-0,") == std::string::npos);
        CHECK(output.find("-0.0,") == std::string::npos);
        const auto rows = rows_in(output);
        auto row = rows.begin();
        std::ptrdiff_t expected_rows = 0;
        for (const Case& what : cases()) expected_rows += what.rows;
        REQUIRE(std::ssize(rows) == expected_rows);
        for (const Case& what : cases()) {
            INFO(listing(what.encoding, what.first_position, what.rows, what.decimals, language));
            check_against_core(what, row);
        }
    }
}

TEST_CASE("what a listing is said to print is what it prints") {
    // Positions small enough for programs in plain doubles to agree to the last decimal asked for.
    const std::vector<Case> agreeing{
        {{}, 0, 3, 2},
        {{}, 0, 3, 0},
        {{.width = 5, .odd_width = OddWidth::cut}, 3, 2, 1},
        {{.width = 64}, 1, 3, 8},
        {{.width = 512}, 0, 2, 4},
        {{.width = 32, .base = 1e9}, 1, 2, 12},
        {{.width = 7, .layout = Layout::concatenated, .odd_width = OddWidth::zero_pad}, 2, 2, 3},
    };
    for (const Language language : all_languages) {
        const std::optional<Command> command = runner(language);
        if (!command) continue;
        std::string said;
        for (const auto& [encoding, first_position, rows, decimals] : agreeing)
            said += listing_output(encoding, first_position, rows, decimals, language);
        CHECK(output_of(agreeing, language, *command) == said);
    }
}

TEST_CASE("the listings of the worked example print it in the form of their language") {
    const std::vector<Case> worked_example{{{}, 0, 3, 2}};
    const std::string python_lists = "[0.0, 1.0, 0.0, 1.0]\n[0.84, 0.54, 0.01, 1.0]\n[0.91, -0.42, 0.02, 1.0]\n";
    for (const Language language : all_languages) {
        const std::optional<Command> command = runner(language);
        if (!command) continue;
        const std::string output = output_of(worked_example, language, *command);
        if (language == Language::javascript) {
            CHECK(output == "[0,1,0,1]\n[0.84,0.54,0.01,1]\n[0.91,-0.42,0.02,1]\n");
        } else if (language == Language::cpp) {
            CHECK(output == "[0.00, 1.00, 0.00, 1.00]\n[0.84, 0.54, 0.01, 1.00]\n[0.91, -0.42, 0.02, 1.00]\n");
        } else {
            CHECK(output == python_lists);
        }
    }
}
