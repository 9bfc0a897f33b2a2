#include "cardwright/changed_card.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <utility>

#include "catalog/change/field_change.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "match/kit.hpp"
#include "state/did_you_mean.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

bool is_called(const Definition& card, const std::string& name) {
    const auto english = card.names.find("en");
    return card.id == name || card.set + ":" + card.id == name ||
           (english != card.names.end() && folded(english->second) == folded(name));
}

void add_values(const Node& node, const std::string& field, std::vector<CardValue>& values) {
    const bool declares = std::any_of(node.children.begin(), node.children.end(),
                                      [](const Node& child) { return child.key == "is"; });
    if (node.kind != Node::Kind::map) {
        values.push_back({field, short_text(node), node.line});
        return;
    }
    for (const Node& child : node.children) {
        if (declares && child.key != "is") continue;
        const std::string inside = field.empty() ? child.key : field + "." + child.key;
        add_values(child, declares ? field : inside, values);
    }
}

}  // namespace

FoundCard find_card(const Catalog& catalog, std::string_view wanted) {
    const std::string name{wanted};
    std::optional<FoundCard> found;
    std::set<std::string> names;
    std::set<std::string> fitting;
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        std::vector<std::string> sets;
        for (const SetInfo& set : catalog.sets()) {
            if (set.ruleset == ruleset.id) sets.push_back(set.id);
        }
        std::vector<Diagnostic> problems;
        auto blueprint = catalog.blueprint(ruleset.id, sets, problems);
        if (!blueprint) throw LoadError{std::move(problems)};
        DefId match = no_definition;
        for (std::size_t at = 0; at < blueprint->schema.definitions.size(); ++at) {
            const Definition& card = blueprint->schema.definitions[at];
            names.insert(card.id);
            if (!is_called(card, name)) continue;
            fitting.insert(card.set + ":" + card.id);
            match = id_at<DefId>(at);
        }
        if (match != no_definition) found = FoundCard{ruleset.id, std::move(*blueprint), match};
    }
    if (fitting.size() > 1) {
        throw std::invalid_argument{fmt::format("several cards are called \"{}\": write {}", name,
                                                fmt::join(fitting, " or "))};
    }
    if (!found) {
        const std::vector<std::string_view> known{names.begin(), names.end()};
        throw std::invalid_argument{
            fmt::format("there is no card \"{}\"{}", name, did_you_mean(name, known))};
    }
    return std::move(*found);
}

std::vector<CardValue> printed_values(const FoundCard& found) {
    const Definition& card = found.definition();
    std::ifstream input{card.file, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{input}, {}};
    const CatalogLimits limits;
    Report report{limits};
    const auto tree =
        read_yaml(text, std::make_shared<const std::string>(card.file), limits, report);
    std::vector<CardValue> values;
    if (!tree) return values;
    for (const Node& part : tree->children) {
        if (part.key != "cards") continue;
        for (const Node& entry : part.children) {
            const bool this_one = std::any_of(
                entry.children.begin(), entry.children.end(),
                [&](const Node& child) { return child.key == "id" && child.text == card.id; });
            if (this_one) add_values(entry, "", values);
        }
    }
    return values;
}

std::optional<std::string> field_called(const FoundCard& found, std::string_view name) {
    const std::string wanted{name};
    const Definition& card = found.definition();
    // A path is taken as it is; whether it leads anywhere is for the catalog to say.
    if (wanted.find('.') != std::string::npos) return wanted;
    for (const auto& [param, value] : card.params) {
        if (param == wanted) return "params." + wanted;
    }
    const Schema& schema = found.blueprint.schema;
    for (const auto& [give, number] : card.gives) {
        if (schema.words.text(give) == wanted) return "gives." + wanted;
    }
    if (schema.find_fact(wanted) || wanted == "types" || wanted == "text" || wanted == "name") {
        return wanted;
    }
    return std::nullopt;
}

}  // namespace cardwright::tool
