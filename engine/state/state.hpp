#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "state/card_list.hpp"
#include "state/ids.hpp"
#include "state/mixtures.hpp"
#include "state/random.hpp"
#include "state/schema.hpp"
#include "state/topology.hpp"
#include "state/turn_order.hpp"
#include "state/value.hpp"

namespace cardwright {

/// Of more cards than these lying on one card no number is kept.
inline constexpr std::uint8_t most_carried = 255;

/// One physical card.
struct Card {
    DefId definition = no_definition;
    ZoneId zone = no_zone;
    CardId on = no_card;       ///< the card it lies on, in the same zone
    std::uint8_t side = 0;     ///< which side or level shows
    std::uint8_t carries = 0;  ///< how many cards lie on it, up to `most_carried`
    bool face_up = true;
    /// Seats that know which card this is. In a heap they know that it is among its cards.
    SeatMask known_by = 0;
    DefId original = no_definition;  ///< what it is again when it leaves; none: what it is now
    std::uint32_t generation = 0;    ///< renewed when it becomes untraceable; see `alias`
};

/// Everything about a card but who knows it and which way up it lies, in one number: cards with the
/// same look alike.
[[nodiscard]] inline std::uint64_t looks_of(const Card& card) noexcept {
    static_assert(offsetof(Card, face_up) == sizeof(std::uint64_t));
    std::uint64_t looks = 0;
    std::memcpy(&looks, &card, sizeof looks);
    return looks;
}

/// A temporary modifier or trigger: data, never a closure.
struct Effect {
    DefId definition = no_definition;  ///< whose script declares it
    std::uint8_t index = 0;            ///< which of that script's effects
    Lifetime ends = Lifetime::turn;
    OwnerId owner = table_owner;
    CardId source = no_card;
    std::uint32_t serial = 0;
    std::uint64_t spelling = 0;  ///< of the words among its fields: their numbers mean nothing
    Value fields[4] = {};
};

/// Where the game stands between two steps.
struct Position {
    std::uint16_t phase = 0;
    std::uint16_t step = 0;
    std::uint32_t round = 1;
    std::uint32_t cycle = 0;       ///< turns (or rounds) begun
    OwnerId active = table_owner;  ///< who acts in this phase; the table if nobody
    OwnerId turn = table_owner;    ///< whose turn it is
    OwnerId first{};               ///< who goes first in a round
    enum class Point : std::uint8_t {
        begin_game,
        begin_cycle,
        begin_phase,
        run_step,
        end_phase,
        end_cycle,
        end_game,
        finished,
        pass_turn,  ///< a turn (or round) is over: whose is the next?
        pass_part,  ///< a seat has had its part of a phase: whose is the next?
    };
    Point point = Point::begin_game;
};

/// How a finished game was judged: ranks compare left to right, the higher wins.
struct Judgement {
    std::vector<std::int64_t> rank;
    bool winner = false;
};

/// All that is true in a game, as plain data. Copying it is a snapshot; nothing in it depends on
/// an address, the clock or the order of a table.
class State {
  public:
    State(const Schema& schema, std::uint8_t seats, std::uint64_t seed);
    // Long, and called from many places: compiled once.
    State(const State& other);
    State& operator=(const State& other);
    State(State&& other) noexcept;
    State& operator=(State&& other) noexcept;
    ~State();

    // ---- what there is ----
    [[nodiscard]] const Schema& schema() const noexcept { return *schema_; }
    [[nodiscard]] const Topology& topology() const noexcept { return *topology_; }
    [[nodiscard]] std::uint8_t seats() const noexcept { return topology_->seats(); }
    [[nodiscard]] std::uint8_t owners() const noexcept { return topology_->owners(); }
    /// How much there is to copy, in things.
    [[nodiscard]] std::size_t weight() const noexcept {
        return cards_.size() + contents_.size() + effects_.size() + streams_.size();
    }
    [[nodiscard]] std::size_t card_count() const noexcept { return cards_.size(); }
    [[nodiscard]] std::span<const Card> cards() const noexcept { return cards_; }
    [[nodiscard]] const Card& card(CardId id) const noexcept { return cards_[index_of(id)]; }
    [[nodiscard]] std::span<const CardId> cards_in(ZoneId id) const noexcept {
        return contents_[index_of(id)];
    }
    /// The cards of all zones, for whoever goes through many of them.
    [[nodiscard]] std::span<const CardList> contents() const noexcept { return contents_; }
    [[nodiscard]] const ZoneInfo& zone(ZoneId id) const noexcept { return topology_->zone(id); }
    [[nodiscard]] const Definition& definition(CardId id) const noexcept {
        return schema_->definition(card(id).definition);
    }
    [[nodiscard]] OwnerId owner_of(CardId id) const noexcept {
        return card(id).zone == no_zone ? table_owner : zone(card(id).zone).owner;
    }
    /// The only zone of a kind (the first, if there are several).
    [[nodiscard]] ZoneId zone_of(ZoneKindId kind, OwnerId owner) const noexcept {
        return topology_->first(kind, owner);
    }
    /// Does another card lie on it?
    [[nodiscard]] bool covered(CardId id) const noexcept { return card(id).carries != 0; }

    // ---- set-up (before the game begins) ----
    ZoneId add_pile(ZoneKindId kind, OwnerId owner, DefId definition);
    CardId add_card(DefId definition, ZoneId zone);
    /// The same while the game is played: everybody sees which card it is.
    CardId make_card(DefId definition, ZoneId zone);
    /// Takes a card out of the game: it lies nowhere, and nobody knows it.
    void set_out(CardId card);

    // ---- changes ----
    enum class Place : std::uint8_t { top, bottom };
    /// Moves cards in one movement that shows nothing between, the order of them included. Cards
    /// that lay on a moved card come to lie on what it lay on. What `eyes` know they keep knowing:
    /// they do it, or look on. What all others lose track of: see `lose_track`.
    void move(std::span<const CardId> cards, ZoneId to, Place place = Place::top,
              bool face_up = true, SeatMask eyes = 0);
    void move(CardId card, ZoneId to, Place place = Place::top, bool face_up = true,
              SeatMask eyes = 0) {
        move({&card, 1}, to, place, face_up, eyes);
    }
    /// Do these cards lie in one zone, and does nobody lose track of anything when they go from
    /// there onto another? Then it is all the same whether they go together or one by one.
    [[nodiscard]] bool can_be_followed(std::span<const CardId> cards, ZoneId to) const noexcept;
    /// Moves cards that can be followed to the top, face up, as `move` would; it goes through the
    /// zone that they leave only once.
    void move_followed(std::span<const CardId> cards, ZoneId to);
    /// Moves every card of a zone, keeping their order, in one movement that shows nothing between.
    void move_all(ZoneId from, ZoneId to, SeatMask eyes = 0);
    void shuffle(ZoneId zone);
    /// Moves up to `amount` cards from the top, one after the other, and returns how many. It does
    /// not refill: whoever draws decides what an empty zone means.
    std::uint32_t draw(ZoneId from, ZoneId to, std::uint32_t amount);
    /// Shuffles what the zone refills from into it if it is empty; false if it is still empty.
    bool refill(ZoneId zone);
    void lay_on(CardId card, CardId below, SeatMask eyes = 0);  ///< moves it onto another card
    void replace(CardId out, CardId in, ZoneId to);  ///< `in` takes the very place of `out`
    void turn_face(CardId card, bool up);
    /// Shows another side; where sides are cards of their own, it counts as that one.
    void turn_side(CardId card, std::uint8_t side);
    /// It counts as another card for as long as it lies where it lies.
    void become(CardId card, DefId definition);
    void show(CardId card, SeatMask to);  ///< these seats now know the card

    [[nodiscard]] std::int32_t counter(Scope scope, std::size_t subject,
                                       CounterId id) const noexcept {
        return counters_[slot(scope)][subject * widths_[slot(scope)] + index_of(id)];
    }
    /// Adds within the counter's bounds; returns by how much it really changed.
    std::int32_t add(Scope scope, std::size_t subject, CounterId id, std::int64_t by) {
        const CounterBounds& bounds = topology_->bounds(scope, id);
        std::int32_t& value = counters_[slot(scope)][subject * widths_[slot(scope)] + index_of(id)];
        const auto wanted = std::clamp<std::int64_t>(value + by, bounds.least, bounds.most);
        const auto change = static_cast<std::int32_t>(wanted - value);
        value = static_cast<std::int32_t>(wanted);
        if (scope == Scope::card) touch(card(id_at<CardId>(subject)).zone);
        return change;
    }
    /// Sets every counter and removes every effect that lasts no longer than this.
    void expire(Lifetime lifetime);

    [[nodiscard]] const std::vector<Effect>& effects() const noexcept { return effects_; }
    void add_effect(Effect effect);
    void remove_effect(std::uint32_t serial);

    [[nodiscard]] std::uint32_t random_below(std::uint64_t stream, std::uint32_t bound);
    /// The name of a stream that only a seat uses.
    [[nodiscard]] static std::uint64_t stream_of_seat(std::uint64_t name, OwnerId seat) noexcept;
    /// The same from such a stream: what the seat's fork draws from it is taken over.
    [[nodiscard]] std::uint32_t random_below(std::uint64_t stream, std::uint32_t bound,
                                             OwnerId seat);
    [[nodiscard]] bool has_stream(std::uint64_t name) const noexcept;
    [[nodiscard]] std::size_t streams() const noexcept { return streams_.size(); }

    Position position;
    TurnOrder order;
    std::vector<Judgement> judgements;        ///< by seat, once finished
    std::vector<std::uint32_t> cycles_taken;  ///< by seat: turns begun
    /// By scripts. Part of no hash; it stands here so that what is undone, taken back or only tried
    /// uses up nothing.
    std::uint32_t lines_logged = 0;
    std::uint32_t cards_changed = 0;  ///< cards that have ever counted as others
    std::uint32_t cards_made = 0;  ///< while the game was played; the cards themselves are hashed

    // ---- identity ----
    [[nodiscard]] std::uint64_t hash() const;
    /// A name for a card that tells nothing of where it was before it last became untraceable.
    [[nodiscard]] std::uint32_t alias(CardId card) const noexcept;
    [[nodiscard]] std::uint64_t seed() const noexcept { return seed_; }
    void reseed(std::uint64_t seed) noexcept;
    /// From here on chance brings something else; what cards are called stays as it is.
    void change_chance(std::uint64_t seed) noexcept;

    /// Takes over what belongs to an owner from a branch that forked from this state.
    void adopt(const State& branch, OwnerId owner, std::uint64_t forked_at);
    /// Which cards seats have lost track of among each other.
    [[nodiscard]] const Mixtures& mixtures() const noexcept { return mixtures_; }
    /// Before it is copied several times: the copies share what they need not write to.
    void expect_copies() { mixtures_.share(); }
    /// It will be assigned another state before it is used again; it shares nothing until then.
    void let_go() { mixtures_ = Mixtures{}; }
    /// Is the back of a card shown to those who may not see its face? Of a hand all are, of a pile
    /// that of its top card, of a heap nobody holds none.
    [[nodiscard]] bool back_shows(CardId card) const noexcept;
    /// Exchanges which two cards lie where: for dealing anew what a seat cannot know.
    void swap_cards(CardId left, CardId right);
    /// Each of these cards becomes what stands in its place among the definitions.
    void deal(std::span<const CardId> cards, std::span<const DefId> definitions);
    /// Each card becomes what it is in another state of the same table.
    void deal_like(const State& other);

  private:
    friend std::uint64_t hash_from_scratch(const State& state);
    friend class StandingWriter;
    friend class StandingReader;

    [[nodiscard]] static constexpr std::size_t slot(Scope scope) noexcept {
        return static_cast<std::size_t>(scope);
    }
    [[nodiscard]] Stream& stream(std::uint64_t name);
    CardId new_card(DefId definition);
    void take_out(CardId id) {
        Card& leaving = cards_[index_of(id)];
        if (leaving.zone == no_zone) return;
        if (leaving.original != no_definition) be_itself(leaving);
        auto& list = contents_[index_of(leaving.zone)];
        // Zones are small; shifting by hand beats erase().
        CardId gone = list.back();
        for (std::size_t at = list.size() - 1; gone != id; --at) std::swap(gone, list[at - 1]);
        list.pop_back();
        touch(leaving.zone);
        if (leaving.on != no_card || leaving.carries != 0) untangle(id);
    }
    static void be_itself(Card& card) noexcept {
        card.definition = card.original;
        card.original = no_definition;
        card.side = 0;
    }
    void untangle(CardId id);
    void count_carried(CardId below);
    void put_in(CardId id, ZoneId to, Place place) {
        Card& arriving = cards_[index_of(id)];
        auto& list = contents_[index_of(to)];
        const ZoneInfo& info = topology_->zone(to);
        if (place == Place::top) {
            list.push_back(id);
        } else {
            list.insert(list.begin(), id);
        }
        arriving.zone = to;
        if (arriving.face_up) arriving.known_by |= info.seen_by;
        if (info.seen_by != topology_->everyone()) arriving.generation = next_generation_++;
        touch(to);
    }
    /// Nobody loses track of a single card that leaves a place, or goes where everybody sees it.
    [[nodiscard]] bool may_confuse(std::span<const CardId> moving, ZoneId to,
                                   bool face_up) const noexcept {
        if (moving.size() != 1) return !moving.empty();
        const ZoneId from = card(moving[0]).zone;
        if (from == no_zone || !topology_->zone(from).heap) return false;
        const SeatMask seen = topology_->zone(from).seen_by | topology_->zone(to).seen_by;
        return !face_up || (topology_->everyone() & ~seen) != 0;
    }
    void lose_track(std::span<const CardId> moving, ZoneId to, Place place, bool face_up,
                    SeatMask eyes);
    void leave_heap(ZoneId from, CardId only, SeatMask blind);
    void mix_up(std::span<const CardId> group, SeatMask seats, SeatMask count);
    void reveal_top(ZoneId zone) {
        if (topology_->zone(zone).top_only) show_top(zone);
    }
    void show_top(ZoneId zone);
    void arrive(std::span<const CardId> cards, ZoneId to);
    void pour(ZoneId from, ZoneId to);
    [[nodiscard]] std::uint64_t zone_hash(std::size_t zone) const;
    [[nodiscard]] std::uint64_t place_hash(CardId card) const;
    void touch(ZoneId zone) noexcept {
        if (zone != no_zone) stale_[index_of(zone)] = 1;
    }

    const Schema* schema_;
    std::shared_ptr<Topology> topology_;
    std::uint64_t seed_;
    std::uint64_t chance_;  ///< what streams are derived from: the seed, unless changed
    std::vector<Card> cards_;
    std::vector<CardList> contents_;
    std::size_t widths_[scope_count] = {};
    std::vector<std::int32_t> counters_[scope_count];
    std::vector<Effect> effects_;
    std::uint32_t next_effect_ = 1;
    std::uint32_t next_generation_ = 1;
    std::vector<Stream> streams_;
    std::vector<std::pair<OwnerId, std::uint64_t>> streams_of_seats_;
    Mixtures mixtures_;
    mutable std::vector<std::uint64_t> zone_hashes_;  // kept until a zone is touched
    mutable std::vector<std::uint8_t> stale_;
};

/// The same hash worked out without anything kept: for tests.
[[nodiscard]] std::uint64_t hash_from_scratch(const State& state);

}  // namespace cardwright
