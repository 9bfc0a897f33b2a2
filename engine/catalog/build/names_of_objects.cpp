#include "catalog/build/names_of_objects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "catalog/names.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

/// What the engine itself puts on an object (docs/scripting.md), and the words that filters use
/// about cards.
std::span<const std::string_view> built_in(Object object) {
    static constexpr std::array game{
        "players"sv,    "active"sv,   "first"sv,       "round"sv,  "turn"sv,        "phase"sv,
        "params"sv,     "options"sv,  "lineup"sv,      "seats"sv,  "all"sv,         "move"sv,
        "shuffle"sv,    "replace"sv,  "add"sv,         "create"sv, "create_pile"sv, "begin_with"sv,
        "pass_first"sv, "random"sv,   "random_pick"sv, "finish"sv, "log"sv,         "fire"sv,
        "announce"sv,   "together"sv, "ask_all"sv,     "trial"sv};
    static constexpr std::array player{
        "left"sv,          "right"sv,          "others"sv,        "everyone"sv,    "seat"sv,
        "name"sv,          "turns"sv,          "move"sv,          "draw_from"sv,   "shuffle"sv,
        "lay"sv,           "turn_face"sv,      "reveal"sv,        "look"sv,        "refill"sv,
        "add"sv,           "add_effect"sv,     "resolve"sv,       "choose_card"sv, "choose_cards"sv,
        "choose_option"sv, "choose_options"sv, "choose_number"sv, "confirm"sv,     "name_card"sv,
        "arrange"sv,       "choose_move"sv};
    static constexpr std::array card{
        "name"sv,   "owner"sv,   "zone"sv,       "place"sv,  "below"sv,   "on"sv,
        "side"sv,   "face_up"sv, "definition"sv, "params"sv, "printed"sv, "types"sv,
        "copies"sv, "is"sv,      "is_top"sv,     "above"sv,  "add"sv,     "take"sv,
        "turn"sv,   "type"sv,    "top"sv,        "except"sv, "where"sv};
    static constexpr std::array zone{"name"sv,  "owner"sv, "kind"sv,   "slot"sv, "pile"sv,
                                     "count"sv, "top"sv,   "bottom"sv, "list"sv, "add"sv};
    switch (object) {
        case Object::game:
            return game;
        case Object::player:
            return player;
        case Object::card:
            return card;
        case Object::zone:
            break;
    }
    return zone;
}

std::string_view to_word(Object object) {
    constexpr std::array words{"the game"sv, "a player"sv, "a card"sv, "a zone"sv};
    return words[static_cast<std::size_t>(object)];
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

bool NamesOfObjects::claim_on(Object object, std::string_view kind, const std::string& name,
                              const Where& where) {
    const auto reserved = built_in(object);
    if (std::find(reserved.begin(), reserved.end(), name) != reserved.end()) {
        report_->error(where, fmt::format("\"{}\" means something on {} already: choose another "
                                          "name for the {}",
                                          name, to_word(object), kind));
        return false;
    }
    if (is_lua_keyword(name) || name == "picked") {
        report_->error(where, fmt::format("\"{}\" is a reserved word: choose another name for the "
                                          "{}",
                                          name, kind));
        return false;
    }
    const auto [entry, added] =
        by_object_.try_emplace({object, name}, Claim{std::string{kind}, where});
    if (added || may_share(kind, entry->second.kind)) return true;
    report_->error(
        where, fmt::format("on {} \"{}\" would be both a {} and a {} ({})", to_word(object), name,
                           entry->second.kind, kind, to_text(entry->second.where)));
    return false;
}

}  // namespace cardwright
