// One entry of a set that makes a whole suit: `each: { suit: [oak, elm], value: { from: 1, to: 9 }
// }`.

#include "catalog/read/card_ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "state/schema.hpp"

namespace cardwright {
namespace {

/// One of the things a key runs through: how the file spells it, and what players read.
struct Item {
    Node value;
    Translated names;
};

struct Run {
    std::string key;
    std::vector<Item> items;
};

const Node* child(const Node& map, std::string_view key) {
    for (const Node& each : map.children) {
        if (each.key == key) return &each;
    }
    return nullptr;
}

void read_numbers(const CheckedNode& range, Run& run) {
    KeyReader keys{range, shape("number_range")};
    const auto from = keys.required("from");
    const auto to = keys.required("to");
    keys.finish();
    if (!from || !to) return;
    const auto first = from->integer();
    const auto last = to->integer();
    if (!first || !last) return;
    if (*last < *first || *last - *first >= static_cast<std::int32_t>(most_cards)) {
        to->expected(fmt::format("a number from {} on, for at most {} cards", *first, most_cards));
        return;
    }
    for (std::int32_t number = *first; number <= *last; ++number) {
        Node value = to->node();
        value.text = std::to_string(number);
        run.items.push_back({std::move(value), {}});
    }
}

void read_item(const CheckedNode& entry, Run& run) {
    if (!entry.is(Node::Kind::map)) {
        if (entry.is_integer() || entry.id()) run.items.push_back({entry.node(), {}});
        return;
    }
    KeyReader keys{entry, shape("named_item")};
    const auto value = keys.required("is");
    Translated names;
    if (const auto name = keys.required("name")) names = read_translated(*name);
    keys.finish();
    if (value && (value->is_integer() || value->id())) {
        run.items.push_back({value->node(), std::move(names)});
    }
}

std::vector<Run> read_runs(const CheckedNode& each) {
    std::vector<Run> runs;
    std::size_t combinations = 1;
    for (const CheckedNode& entry : each.entries()) {
        Run run;
        if (const auto key = read_key(entry)) run.key = key->value;
        if (entry.is(Node::Kind::map)) {
            read_numbers(entry, run);
        } else {
            for (const CheckedNode& item : entry.items()) read_item(item, run);
        }
        if (run.key.empty() || run.items.empty()) return {};
        combinations *= run.items.size();
        if (combinations > most_cards) {
            each.expected(fmt::format("at most {} combinations", most_cards));
            return {};
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

void fill_in(Node& text, const std::vector<Run>& runs, const std::vector<std::size_t>& which,
             std::string_view language) {
    for (Node& each : text.children) fill_in(each, runs, which, each.key);
    for (std::size_t at = 0; at < runs.size(); ++at) {
        const Item& item = runs[at].items[which[at]];
        auto name = item.names.find(language);
        if (name == item.names.end()) name = item.names.find("en");
        const bool named = !language.empty() && name != item.names.end();
        const std::string& word = named ? name->second : item.value.text;
        const std::string mark = "{" + runs[at].key + "}";
        for (std::size_t place = text.text.find(mark); place != std::string::npos;
             place = text.text.find(mark, place + word.size())) {
            text.text.replace(place, mark.size(), word);
        }
    }
}

}  // namespace

std::vector<Node> entries_of_range(const CheckedNode& entry) {
    std::vector<Node> spelt_out;
    const Node& source = entry.node();
    const auto each = std::find_if(source.children.begin(), source.children.end(),
                                   [](const Node& node) { return node.key == "each"; });
    std::vector<Run> runs;
    for (const CheckedNode& candidate : entry.entries()) {
        if (candidate.node().key == "each") runs = read_runs(candidate);
    }
    if (runs.empty()) return spelt_out;
    std::vector<std::size_t> which(runs.size());
    while (true) {
        Node card = source;
        card.children.erase(card.children.begin() + (each - source.children.begin()));
        for (Node& part : card.children) {
            if (part.key == "id") fill_in(part, runs, which, {});
            if (part.key == "name") fill_in(part, runs, which, "en");
        }
        for (std::size_t at = 0; at < runs.size(); ++at) {
            if (child(card, runs[at].key) != nullptr) continue;
            Node fact = runs[at].items[which[at]].value;
            fact.key = runs[at].key;
            fact.key_line = each->key_line;
            fact.key_column = each->key_column;
            card.children.push_back(std::move(fact));
        }
        spelt_out.push_back(std::move(card));
        std::size_t at = runs.size();
        while (at > 0 && ++which[at - 1] == runs[at - 1].items.size()) which[--at] = 0;
        if (at == 0) return spelt_out;
    }
}

}  // namespace cardwright
