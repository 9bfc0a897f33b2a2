#include "catalog/build/names_of_objects.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/names.hpp"

namespace cardwright {
namespace {

/// What the engine itself puts on an object, and the words that filters use about cards.
bool is_reserved(api::Object object, std::string_view name) {
    if (api::find(object, name) != nullptr) return true;
    if (object != api::Object::card) return false;
    const auto keys = api::filter_keys();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const api::Argument& key) { return key.name == name; });
}

/// `card:cost()` is the value now and `card.printed.cost` the printed one.
bool may_share(std::string_view kind, std::string_view other) {
    return (kind == "query" && other == "fact") || (kind == "fact" && other == "query");
}

}  // namespace

std::string to_text(const Where& where) {
    std::string text = where.file ? *where.file : std::string{};
    if (where.line > 0) text += fmt::format(":{}", where.line);
    return text;
}

bool NamesOfObjects::claim(std::string_view kind, const std::string& name, const Where& where) {
    const auto [entry, added] = by_kind_.try_emplace({std::string{kind}, name}, where);
    if (added) return true;
    report_->error(where, fmt::format("the {} \"{}\" is declared in {} already", kind, name,
                                      to_text(entry->second)));
    return false;
}

bool NamesOfObjects::allows_on(api::Object object, std::string_view kind, const std::string& name,
                               const Where& where) {
    if (is_reserved(object, name)) {
        report_->error(where, fmt::format("\"{}\" means something on {} already: choose another "
                                          "name for the {}",
                                          name, api::info(object).shown, kind));
        return false;
    }
    if (is_lua_keyword(name) || name == "picked") {
        report_->error(where, fmt::format("\"{}\" is a reserved word: choose another name for the "
                                          "{}",
                                          name, kind));
        return false;
    }
    return true;
}

bool NamesOfObjects::claim_on(api::Object object, std::string_view kind, const std::string& name,
                              const Where& where) {
    if (!allows_on(object, kind, name, where)) return false;
    const auto [entry, added] =
        by_object_.try_emplace({object, name}, Claim{std::string{kind}, where});
    if (added || may_share(kind, entry->second.kind)) return true;
    report_->error(
        where, fmt::format("on {} \"{}\" would be both a {} and a {} ({})", api::info(object).shown,
                           name, entry->second.kind, kind, to_text(entry->second.where)));
    return false;
}

}  // namespace cardwright
