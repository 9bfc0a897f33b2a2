#pragma once

#include <bitset>
#include <cstdint>
#include <utility>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/blueprint.hpp"
#include "state/state.hpp"

namespace cardwright {

/// One trigger or modifier of a kind of card that is in the game.
struct Listener {
    DefId definition;
    std::uint16_t index;  ///< among the triggers or modifiers of its behaviour
};

/// A menu entry as far as it is the same for all cards of a kind. Hot fields of the entry are
/// copied for cache locality.
struct EntryPlan {
    /// `least_purse` of cards the entry never offers.
    static constexpr std::int32_t never = INT32_MAX;

    const MenuEntry* entry = nullptr;
    MenuEntry::Kind kind = MenuEntry::Kind::word;
    bool top = false;
    bool many = false;
    bool shared = false;            ///< the cards lie on the table
    bool one_zone = false;          ///< any card of the player's only zone of the kind
    bool needs_card_check = false;  ///< conditions that only the card itself can answer
    ZoneKindId from = no_zone_kind;
    CounterId counter = no_counter;
    CounterId purse = no_counter;  ///< what cards are paid with; none: as if it held nothing
    Word name = no_word;
    std::vector<std::pair<CounterId, std::int32_t>> fees;  ///< the same for every card
    std::vector<std::int32_t> least_purse;  ///< by definition: what the purse must hold
};

struct MenuPlan {
    std::vector<EntryPlan> entries;
    const MenuEntry* exit = nullptr;  ///< chosen automatically when it is the only option
};

/// An act that leaves nothing to check: its card goes to the player's only zone of a kind, its
/// player gets something, or an event is told of that nobody hears.
struct ShortAct {
    enum class Kind : std::uint8_t { move, add, fire };
    Kind kind = Kind::move;
    ZoneKindId to = no_zone_kind;
    CounterId counter = no_counter;
    EventId event = no_event;
    std::int64_t many = 0;
};

/// What is left of a verb for one kind of card, without what cannot have an effect in this game.
struct VerbForm {
    bool silent = false;  ///< it sets no script going and raises no event
    /// All that it does, if that is nothing but short acts with at most one movement.
    std::vector<ShortAct> short_acts;
    ZoneKindId short_to = no_zone_kind;  ///< where they move the card, if anywhere
    std::vector<HookId> given;  ///< hooks the card lacks: of resolving, only giving is left
    std::vector<Act> acts;
};

/// What is fixed once a table is dealt: who listens to what, and everything that can be worked out
/// beforehand because nothing in this game can change it. Built by `index_table`, const afterwards.
struct DealtTable {
    std::vector<std::vector<Listener>> listeners;  ///< by event
    /// By event: where the cards stand that listen to it; empty if one listens wherever it is.
    std::vector<std::vector<ZoneKindId>> places_listened_in;
    std::bitset<256> listened;         ///< events with a trigger of a card or effect
    std::bitset<256> effect_listened;  ///< events an effect may listen to
    bool changes_are_heard = false;    ///< somebody listens to a change (KernelEvent)

    std::vector<std::vector<Listener>> modifiers;  ///< by query
    std::vector<bool> effect_modifiers;            ///< by query: an effect may modify it
    /// By query: nothing can modify it, so it is what is printed on the card.
    std::vector<std::uint8_t> printed_queries;
    std::vector<std::int32_t> printed_values;  ///< by query and definition

    std::vector<TypeSet> types;       ///< by definition; copied for cache locality
    std::vector<Word> names;          ///< by definition; copied for cache locality
    std::vector<VerbForm> verbs;      ///< by verb and definition
    std::vector<MenuPlan> menus;      ///< by step
    std::vector<CardId> settling;     ///< cards with a `settle` function that were dealt
    bool some_settle = false;         ///< a card that is here, or may come to be, has one
    std::vector<bool> present;        ///< by definition: dealt, or may be made in play
    std::vector<DefId> interrupting;  ///< definitions with a `meanwhile` function
    std::bitset<lifetime_count> lifetimes_used;

    [[nodiscard]] std::int32_t printed_value(QueryId query, DefId definition) const noexcept {
        return printed_values[index_of(query) * types.size() + index_of(definition)];
    }
    [[nodiscard]] const VerbForm& verb_form(VerbId verb, DefId definition) const noexcept {
        return verbs[index_of(verb) * types.size() + index_of(definition)];
    }
    /// Can anybody in this game answer the event, if it is about such a card?
    [[nodiscard]] bool may_be_answered(const Behaviours& behaviours, EventId event, DefId about,
                                       bool before) const noexcept;
};

/// Works out what the cards of a dealt state mean for the rest of the game. The blueprint must
/// outlive the result.
[[nodiscard]] DealtTable index_table(const Blueprint& blueprint, const Behaviours& behaviours,
                                     const State& dealt);

// The parts of `index_table`, in the order in which they build on each other.
void index_listeners(DealtTable& table, const Blueprint& blueprint, const Behaviours& behaviours,
                     const State& dealt);
/// Which cards there are with a `settle` function.
void index_settling(DealtTable& table, const Behaviours& behaviours, const State& dealt);
void index_printed_values(DealtTable& table, const Blueprint& blueprint);
void index_verbs(DealtTable& table, const Blueprint& blueprint, const Behaviours& behaviours);
void index_menus(DealtTable& table, const Blueprint& blueprint);

/// Is the act meant for this kind of card at all?
[[nodiscard]] bool concerns(const Act& act, const Definition& definition) noexcept;

}  // namespace cardwright
