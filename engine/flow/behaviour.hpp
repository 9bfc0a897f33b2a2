#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "flow/blueprint.hpp"
#include "flow/filter.hpp"

namespace cardwright {

/// A function of a script, as far as the kernel is concerned: a number only the script host knows.
enum class FunctionRef : std::int32_t {};
inline constexpr FunctionRef no_function{-1};

/// A function called on an event while its card is in a stated kind of zone.
struct Trigger {
    EventId event = no_event;
    bool before = false;          ///< a replacement: it may cancel, change or leave out
    bool self = false;            ///< only if the event is about this very card
    bool once = false;            ///< once per owner, however many copies there are
    bool once_per_kind = false;   ///< once in all, whoever has the card
    Whose whose = Whose::anyone;  ///< compared with the event's `player`
    std::uint8_t stage = 0;
    std::vector<ZoneKindId> from;  ///< empty: wherever the card is
    FunctionRef when = no_function;
    FunctionRef run = no_function;
    std::vector<std::pair<Word, std::int32_t>> gives;
    std::vector<HookKind::FieldRange> fields;
    Word name = no_word;  ///< the hook's name, for messages
};

/// Something that changes the answer of a query while its card is in a stated kind of zone.
struct Modifier {
    enum class Of : std::uint8_t { self, owner, cards, players };
    QueryId query{};
    std::uint8_t layer = 0;
    Of of = Of::self;
    bool replaces = false;         ///< the value instead of the one so far
    bool others_only = false;      ///< `cards`: not the card itself
    bool own_only = false;         ///< `cards`: only those of the same owner
    std::vector<ZoneKindId> from;  ///< empty: wherever the card is
    Filter filter;                 ///< which cards
    std::optional<std::int32_t> at_least;
    std::int32_t value = 0;
    FunctionRef when = no_function;      ///< whether it is in force; pure
    FunctionRef function = no_function;  ///< computes the value; pure
    std::int32_t collected = -1;         ///< for list queries: which of the script's data
};

struct EffectKind {
    std::string name;
    std::vector<Trigger> triggers;
    std::vector<Modifier> modifiers;
};

/// What the script of one definition does.
struct Behaviour {
    std::vector<FunctionRef> hooks;  ///< by HookId
    std::vector<Trigger> triggers;
    std::vector<Modifier> modifiers;
    std::vector<EffectKind> effects;
    FunctionRef settle = no_function;
    std::vector<ZoneKindId> settle_from;  ///< empty: wherever the card is
    bool settle_top = false;              ///< only while nothing lies on it
    FunctionRef meanwhile = no_function;
    std::vector<ZoneKindId> meanwhile_from;
    std::string meanwhile_otherwise;  ///< the reason why not, where it lies elsewhere; may be empty

    [[nodiscard]] FunctionRef hook(HookId id) const noexcept {
        return index_of(id) < hooks.size() ? hooks[index_of(id)] : no_function;
    }
};

/// What all scripts do: by definition, then what the ruleset itself brings.
struct Behaviours {
    std::vector<Behaviour> cards;            ///< by DefId
    std::vector<FunctionRef> steps;          ///< by index in Blueprint::steps
    std::vector<FunctionRef> act_functions;  ///< by index in Blueprint::act_functions
    std::vector<FunctionRef> query_bases;    ///< by QueryId
    std::vector<FunctionRef> deal;           ///< put the cards out; nothing random
    std::vector<FunctionRef> start;          ///< shuffle, draw, say who begins
    std::vector<FunctionRef> scoring;        ///< by index in Blueprint::scoring
    FunctionRef why_idle = no_function;      ///< why a player has nothing to decide now
    FunctionRef rank = no_function;
    FunctionRef wins = no_function;
    FunctionRef standing = no_function;     ///< the rank while the game is under way
    FunctionRef parts = no_function;        ///< what a score is made of
    FunctionRef first_after = no_function;  ///< who may begin the next game of a series
};

}  // namespace cardwright
