#include "spec/printed_facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/lua_datum.hpp"

namespace cardwright {
namespace {

/// Data of a spec and of a set file mean the same if they hold the same: a spec's entries are
/// sorted by name, and its empty table is a list.
bool same(const Datum& left, const Datum& right) {
    const auto size = [](const Datum& datum) {
        if (datum.list() != nullptr) return datum.list()->size();
        return datum.map() != nullptr ? datum.map()->size() : std::size_t{1};
    };
    const bool tables = (left.list() != nullptr || left.map() != nullptr) &&
                        (right.list() != nullptr || right.map() != nullptr);
    if (!tables) return left == right;
    if (size(left) != size(right)) return false;
    if (size(left) == 0) return true;
    if (left.list() != nullptr && right.list() != nullptr) {
        return std::equal(left.list()->begin(), left.list()->end(), right.list()->begin(), same);
    }
    if (left.map() == nullptr || right.map() == nullptr) return false;
    return std::all_of(left.map()->begin(), left.map()->end(), [&](const Datum::Entry& entry) {
        const Datum* other = right.at(entry.first);
        return other != nullptr && same(entry.second, *other);
    });
}

}  // namespace

Datum printed_facts(const Blueprint& blueprint, DefId card) {
    const Schema& schema = blueprint.schema;
    const Definition& definition = schema.definition(card);
    Datum::Map all;
    for (std::size_t fact = 0; fact < schema.facts.size(); ++fact) {
        if (definition.facts[fact].empty()) continue;
        all.push_back({schema.facts[fact].name, definition.facts[fact]});
    }
    Datum::List types;
    for (std::size_t type = 0; type < schema.types.size(); ++type) {
        if (definition.types.test(type)) types.push_back(Datum{schema.types[type]});
    }
    all.push_back({"types", Datum{std::move(types)}});
    Datum::Map gives;
    for (const auto& [what, amount] : definition.gives) {
        gives.push_back({std::string{schema.words.text(what)}, Datum{std::int64_t{amount}}});
    }
    if (!gives.empty()) all.push_back({"gives", Datum{std::move(gives)}});
    if (!definition.params.empty()) all.push_back({"params", Datum{definition.params}});
    all.push_back({"set", Datum{definition.set}});
    return Datum{std::move(all)};
}

std::string differences_in_print(const Blueprint& blueprint, DefId card,
                                 const SpecValue& expected) {
    const Datum printed = printed_facts(blueprint, card);
    std::string problems;
    for (const auto& [key, wish] : expected.entries()) {
        const Datum* found = printed.at(key);
        const bool right = wish.is_word("none") ? found == nullptr
                                                : found != nullptr && same(*found, wish.datum());
        if (right) continue;
        problems += fmt::format("{}{} is {}, expected {}", problems.empty() ? "" : "; ", key,
                                found == nullptr ? "none" : to_text(*found), to_text(wish.datum()));
    }
    return problems;
}

}  // namespace cardwright
