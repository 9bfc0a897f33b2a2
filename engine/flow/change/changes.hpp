#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "flow/query/queries.hpp"

namespace cardwright {

/// The one door for every change, whoever makes it: checks that it is allowed, changes the state,
/// and tells the tally, the journal and the listeners, if there are any.
///
/// Operations that may be heard return true if somebody listens: then an event is raised, and must
/// be resolved before whoever made the change goes on.
class Changes : public Queries {
  public:
    bool move_cards(std::span<const CardId> cards, ZoneId to, State::Place place, OwnerId by,
                    bool face_up = true);
    bool move_zone(ZoneId from, ZoneId to, OwnerId by);
    /// Appends the cards to `drawn`, if given.
    bool draw_cards(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
                    std::vector<CardId>* drawn);
    bool shuffle_zone(ZoneId zone);
    bool add_to(Scope scope, std::size_t subject, CounterId counter, std::int64_t by,
                std::int32_t* changed = nullptr) {
        may_count(scope, subject);
        return add_allowed(scope, subject, counter, by, changed);
    }
    bool turn_cards(std::span<const CardId> cards, bool face_up);
    bool reveal_cards(std::span<const CardId> cards, OwnerId by);
    void look_at(std::span<const CardId> cards, OwnerId by);
    void lay(CardId card, CardId below, OwnerId by);
    void replace(CardId out, CardId in, ZoneId to);
    void add_effect(const Effect& effect);
    // Whose turn it is: change/turn_changes.cpp.
    /// The seat goes next: play goes on from it or, with an extra turn, from where it stood.
    void next_turn(OwnerId seat, bool extra);
    void skip_turns(OwnerId seat, std::uint8_t many);
    void reverse_order();
    /// The ruleset says where the player's cards go; whatever is left is removed.
    bool leave_game(OwnerId seat);
    void return_to_game(OwnerId seat);
    /// These play together from now on, and with nobody else. One alone: without partners.
    void make_team(std::span<const OwnerId> seats);

    // Cards made in play and removed: change/made_cards.cpp.
    bool make_cards(DefId definition, std::uint32_t many, ZoneId to, OwnerId by,
                    std::vector<CardId>& made);
    void become(CardId card, DefId definition);
    void turn_side(CardId card, std::uint8_t side);
    void remove_cards(std::span<const CardId> cards, OwnerId by);
    /// Refills a zone that has run out; false if it is still empty.
    bool refill(ZoneId zone);
    /// The place of the frame on top for what it shows and sets aside.
    ZoneId aside();

    /// Throws if a branch may not touch what belongs to this owner.
    void may_change(OwnerId owner) const {
        if (read_only() || (branch_ != nullptr && owner != branch_->owner)) refuse_change();
    }
    /// Chance is the table's; in a branch its player has some of their own.
    void may_draw_lots() const { may_change(branch_ != nullptr ? branch_->owner : table_owner); }
    void may_change(ZoneId zone) const {
        if (zone == no_zone) refuse_absent();
        may_change(state_->zone(zone).owner);
    }
    /// Throws if so many more cards are too many for the zone.
    void must_have_room(ZoneId zone, std::size_t more) const {
        const std::size_t capacity = state_->zone(zone).capacity;
        if (capacity != 0 && state_->cards_in(zone).size() + more > capacity) refuse_more(zone);
    }

    // ---- events ----
    /// Begins an event of the rules: it is filled, then raised.
    std::uint32_t new_event(EventId kind);
    /// Whoever answers it is served next, before whatever goes on otherwise.
    void raise_event(std::uint32_t event, bool before);
    void set_field(std::uint32_t event, Word name, Value value);
    /// What the field held before stays: the event was about it, and still is.
    void set_field(std::uint32_t event, Word name, std::vector<Value> list);
    void cancel(std::uint32_t event) { strand_->events[event].cancelled = true; }
    void leave_out(std::uint32_t event, Value what);
    /// The card's part in it happens again.
    void do_once_more(std::uint32_t event, CardId card);
    /// That an event of the rules has happened, for who reads along.
    void note_event(EventId kind, OwnerId player, CardId card) {
        if (journal != nullptr) write_event(kind, player, card);
    }
    /// A card as the table sees it now.
    [[nodiscard]] JournalCard as_seen(CardId card) const;
    void note_cards(JournalEntry entry, std::span<const CardId> cards);

  protected:
    using Queries::Queries;
    ~Changes() = default;

    /// For whom an act is carried out, and with what.
    struct ActPlace {
        OwnerId player;
        CardId picked;
        std::int32_t number;
        std::span<const Value> arguments;  ///< of the verb the act belongs to
    };
    bool perform(const Act& act, const ActPlace& place, std::int32_t multiplier);
    bool perform_all(const std::vector<Act>& acts, const ActPlace& place);
    /// What a menu asks for a card. To be called where everything is the player's own to change.
    void pay(const Payment& payment, OwnerId player, CardId card) {
        add_allowed(Scope::player, index_of(player), payment.counter,
                    -amount(payment.amount, player, card, 0));
    }
    // Short acts of a verb. The same holds for whoever calls these.
    void perform_short(const VerbForm& form, OwnerId player, CardId card);
    /// The same for several cards, all at once. False, and nothing has happened, if somebody could
    /// tell that from one after the other.
    bool perform_short_together(VerbId verb, std::span<const CardId> cards, OwnerId player);
    bool give(std::span<const std::pair<Word, std::int32_t>> gives, OwnerId player);
    [[nodiscard]] ZoneId zone_in(const Act& act, const ActPlace& place) const;
    Event& kernel_event(KernelEvent event, OwnerId player);

  private:
    /// Call when something an event holds has changed: all of them together may hold only so much.
    void weigh(Event& event);
    inline bool perform_for(const Act& act, const ActPlace& place, std::int32_t multiplier);
    [[nodiscard]] ZoneId own_zone(ZoneKindId kind, OwnerId player) const;
    [[nodiscard]] std::span<const ZoneId> own_zones(ZoneKindId kind, OwnerId player) const;
    void set_cards(Event& event, std::span<const CardId> cards);
    [[nodiscard]] JournalEntry leaving(std::span<const CardId> cards, ZoneId to, OwnerId by) const;
    void write_event(EventId kind, OwnerId player, CardId card);
    /// Throws if whoever acts may not change this counter.
    void may_count(Scope scope, std::size_t subject) const;
    /// Adds what `may_count` has allowed, or would.
    bool add_allowed(Scope scope, std::size_t subject, CounterId counter, std::int64_t by,
                     std::int32_t* changed = nullptr) {
        const std::int32_t change = state_->add(scope, subject, counter, by);
        if (changed != nullptr) *changed = change;
        const bool told = journal != nullptr || listened(event_id(KernelEvent::counted));
        return change != 0 && told && tell_count(scope, subject, counter, change);
    }
    bool tell_count(Scope scope, std::size_t subject, CounterId counter, std::int32_t change);
    void note_counted(Scope scope, std::size_t subject, CounterId counter, Word name,
                      std::int32_t change);
    // What `move_zone` and `draw_cards` do once it is allowed. Neither raises events.
    void move_allowed(ZoneId from, ZoneId to, OwnerId by);
    bool draw_allowed(ZoneId from, ZoneId to, std::uint32_t amount, OwnerId by,
                      std::vector<CardId>* drawn);
    void raise_moved(KernelEvent kind, std::span<const CardId> cards, ZoneId to, OwnerId by);
    /// Call before moving cards into a zone. What branches do counts when they are put together.
    void count(std::span<const CardId> cards, ZoneId to) {
        if (tally != nullptr && branch_ == nullptr) tally->count(*state_, cards, to);
    }
    void must_have_turns(OwnerId seat) const;
    void must_be_present(DefId definition) const;
    void note_order(JournalEntry::Kind kind, OwnerId seat, std::int64_t number);
    [[noreturn]] void refuse_change() const;
    [[noreturn]] void refuse_absent() const;
    [[noreturn]] void refuse_more(ZoneId zone) const;
};

}  // namespace cardwright
