#include "questions/draw.h"

#include <algorithm>
#include <numeric>

namespace pe {

double draw_base(Random& random) {
    return one_of(random, {10000.0, 10000.0, 10000.0, 10000.0, 1000.0, 100.0});
}

Encoding draw_encoding(Random& random, std::initializer_list<int> widths) {
    Encoding encoding;
    encoding.width = one_of(random, widths);
    encoding.base = draw_base(random);
    if (random.below(4) == 0) encoding.layout = Layout::concatenated;
    return encoding;
}

std::vector<double> draw_short_vector(Random& random, std::size_t count, int limit) {
    std::vector<double> values(count);
    while (std::ranges::all_of(values, [](double value) { return value == 0; })) {
        for (double& value : values) value = random.between(-10 * limit, 10 * limit) / 10.0;
    }
    return values;
}

std::vector<std::size_t> draw_order(Random& random, std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(order);
    return order;
}

ChoiceTask draw_choice(Random& random, std::vector<Option> options, bool several) {
    random.shuffle(options);
    return {std::move(options), several};
}

MatchingTask draw_matching(Random& random, std::vector<std::string> items, const std::vector<std::string>& partners) {
    MatchingTask task;
    task.items = std::move(items);
    task.partner_of.resize(task.items.size());
    const std::vector<std::size_t> order = draw_order(random, partners.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        task.partners.push_back(partners[order[place]]);
        if (order[place] < task.items.size()) task.partner_of[order[place]] = place;
    }
    return task;
}

void use_help(Question& question, Help help) {
    question.hints = std::move(help.hints);
    question.solution = std::move(help.solution);
    question.because = std::move(help.because);
}

}  // namespace pe
