#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/act.hpp"
#include "flow/filter.hpp"
#include "flow/layout.hpp"
#include "flow/plural.hpp"
#include "flow/refusal.hpp"
#include "flow/set_names.hpp"
#include "flow/step.hpp"
#include "state/schema.hpp"

namespace cardwright {

/// The kernel's own events stand first in every blueprint, in this order.
enum class KernelEvent : std::uint8_t {
    moved,         ///< player (who did it), cards, to
    drawn,         ///< player, cards
    shuffled,      ///< zone
    counted,       ///< player, card, zone (whose), counter, by
    turned,        ///< cards
    revealed,      ///< player, cards
    phase_begins,  ///< phase, player
    phase_ends,
    turn_begins,  ///< player
    turn_ends,
    round_begins,
    round_ends,
    game_begins,
    game_ends,
};
inline constexpr std::size_t kernel_event_count = 14;

struct EventKind {
    std::string name;
    std::vector<std::string> fields;
    std::vector<std::string> stages;  ///< the order of its triggers; empty: one stage
    std::vector<bool> repeated;       ///< by stage: run again until no new trigger appears
    std::vector<bool> any_order;      ///< by stage: the order cannot matter, nobody is asked
};

struct QueryKind {
    enum class Of : std::uint8_t { card, player, game };
    std::string name;
    Of of = Of::card;
    bool list = false;  ///< collects data instead of adding up
    std::optional<FactId> base_fact;
    std::optional<CounterId> base_counter;  ///< of what it is asked of
    std::int32_t base = 0;                  ///< when there is neither
    bool base_script = false;         ///< `queries.<name>` of the verbs of its home gives the base
    TypeSet script_for;               ///< but only of cards of these types, if there are any
    HomeId home{};                    ///< of that function
    std::vector<std::string> layers;  ///< modifiers apply in this order
    std::optional<std::int32_t> at_least;
    std::optional<std::int32_t> at_most;
};

/// Whose events are listened to, seen from the owner of the card that listens.
enum class Whose : std::uint8_t { anyone, mine, others };

/// A function cards may define. With an event it is a trigger the ruleset has declared for them.
struct HookKind {
    std::string name;
    EventId event = no_event;
    bool before = false;
    std::vector<ZoneKindId> from;  ///< where the card must be; empty: anywhere
    bool self = false;             ///< only if the event is about this very card
    bool once_per_kind = false;    ///< once for each definition in the game
    Whose whose = Whose::anyone;   ///< compared with the event's `player`
    std::string stage;
    struct FieldRange {
        std::string field;
        std::optional<std::int32_t> min;
        std::optional<std::int32_t> max;
    };
    std::vector<FieldRange> when;
};

/// Something a verb can be told besides its card, with what it is when nobody says so.
struct VerbArgument {
    enum class Kind : std::uint8_t {
        zone,    ///< `zone` of the player who acts
        number,  ///< `number`
        here,    ///< the zone in which the card lies when the verb begins; nobody can say another
    };
    Word name = no_word;  ///< events with a field of this name carry it
    Kind kind = Kind::number;
    ZoneKindId zone = no_zone_kind;
    std::int32_t number = 0;
};

/// Something players do with a card. Menus, scripts and other verbs all run this one list; what of
/// it can matter for a kind of card is worked out when a table is dealt.
struct VerbKind {
    std::string name;
    std::vector<VerbArgument> arguments;
    std::vector<Act> acts;
};

struct GiveKind {
    Word name = no_word;
    Act act;  ///< its amount is multiplied in from the card
};

/// In which order players are served when several triggers answer one event.
struct PlayerOrder {
    enum class Kind : std::uint8_t { from_active, by_seat, ranked };
    Kind kind = Kind::from_active;
    struct Rank {
        CounterId counter = no_counter;  ///< of the player
        bool most_first = true;
    };
    std::vector<Rank> ranks;  ///< what is still tied is drawn by lot
};

/// When players may answer what is about to happen, one after the other, until all pass in a row.
struct Window {
    Word name = no_word;
    std::uint16_t step = 0;  ///< whose menu says with what: a step that belongs to no phase
    bool others = false;     ///< not whoever sets it off
    bool maybe = false;      ///< also asked: who, as far as the others know, might have an answer
};

/// What becomes of a player who leaves the game.
struct LeavingRule {
    std::vector<Act> acts;       ///< carried out for the player; what is left then goes, too
    std::uint8_t finish_at = 0;  ///< so many players are left: the game is over
};

/// Who plays with whom at a table of this size.
struct TeamRule {
    std::uint8_t seats = 0;
    std::array<std::uint8_t, most_seats> team{};  ///< by seat; 0: alone
};

struct LineupRule {
    std::uint16_t size = 0;  ///< 0: this ruleset has no line-up
    FactId eligible{};       ///< the boolean fact a card needs to be chosen
};

struct Lineup {
    std::string id;
    std::string set;
    Translated names;
    std::vector<DefId> cards;
};

/// What a deck must be like that a player brings to the table.
struct PackRule {
    ZoneKindId into = no_zone_kind;  ///< where it lies; none: nobody brings one
    std::uint16_t least = 0;
    std::uint16_t most = 0;
    std::uint16_t copies = 0;  ///< of one card at most; 0: any number
    TypeSet types;             ///< only cards of such a type; none: any
    TypeSet single;            ///< of such cards only one each
};

/// A deck that comes with a set.
struct KnownPack {
    std::string id;
    std::string set;
    Translated names;
    std::vector<std::pair<DefId, std::uint16_t>> cards;
};

/// A switch or number the table may choose at set-up.
struct OptionKind {
    std::string name;
    std::int32_t default_value = 0;
    std::int32_t least = 0;
    std::int32_t most = 1;
    std::uint8_t seats = 0;  ///< only tables of this size may choose; for others it is 0

    [[nodiscard]] bool offered_to(std::size_t players) const noexcept {
        return seats == 0 || seats == players;
    }
    [[nodiscard]] std::int32_t default_for(std::size_t players) const noexcept {
        return offered_to(players) ? default_value : 0;
    }
};

/// A movement of cards that is worth counting over many games.
struct StatisticKind {
    std::string name;
    std::vector<ZoneKindId> from;  ///< empty: from any other kind of zone
    std::vector<ZoneKindId> into;  ///< empty: to any other kind of zone
    std::vector<HookId> again;     ///< resolved once more they count too, though nothing moves
};

/// What happens when a turn, round or phase begins or ends, before anybody hears of it.
struct PointActs {
    KernelEvent event = KernelEvent::turn_begins;
    Word phase = no_word;  ///< of phases: which
    std::vector<Act> acts;
};

/// A part of the score: it is added to the first number of the rank.
struct ScoringPart {
    std::string name;
    std::optional<QueryId> query;  ///< of players; none: `<name>` in the scoring of its home
    HomeId home{};
};

/// A function that acts call: `acts.<name>` in the verbs of its home.
struct ActFunction {
    std::string name;
    HomeId home{};

    [[nodiscard]] bool operator==(const ActFunction&) const = default;
};

/// A folder of scripts: that of the ruleset, or of a set.
struct Home {
    std::string set;  ///< empty: the ruleset
    std::string folder;
};

/// A bot that a table may have.
struct BotFile {
    std::string name;
    std::string path;
    HomeId home{};
};

using StatisticSet = std::uint8_t;  ///< one bit for each
inline constexpr std::size_t most_statistics = 8;

/// Everything a game needs to know besides its seed and its answers: what the set files declare,
/// with every name resolved. Immutable; shared by all games and threads.
/// A field of existing content that a mod or a set says differently.
struct ContentChange {
    std::string target;  ///< `core:guard`, `set:core`, `ruleset:skat`
    std::string field;   ///< `params.keep`
    std::string before;  ///< in a few words; empty: it was not there
    std::string now;
    std::string by;  ///< the mod
    std::string file;
    int line = 0;
};

struct Blueprint {
    Schema schema;
    std::string ruleset;
    Translated ruleset_names;
    std::vector<Home> homes;                                ///< by HomeId
    std::vector<std::string> added_folders;                 ///< where mods have modules
    SetNames set_names;                                     ///< what sets have declared
    std::string ruleset_hash;                               ///< of its files
    std::vector<std::pair<std::string, std::string>> sets;  ///< id and content hash, in order
    std::vector<ContentChange> changes;                     ///< that are in force
    bool by_turns = true;  ///< a cycle is one seat's turn, or else a round of all
    std::vector<EventKind> events;
    std::vector<QueryKind> queries;
    std::vector<HookKind> hooks;
    std::vector<VerbKind> verbs;
    std::vector<ActFunction> act_functions;  ///< called by acts
    std::vector<GiveKind> gives;
    std::vector<Act>
        start;  ///< what everybody does when the table is dealt, before `start` of setup.lua
    std::vector<Phase> phases;
    std::vector<Step> steps;
    std::vector<PointActs> point_acts;
    std::vector<ScoringPart> scoring;
    std::vector<std::pair<std::string, std::int32_t>> params;
    std::vector<OptionKind> options;
    PlayerOrder player_order;
    std::vector<Window> windows;
    LeavingRule leaving;
    std::vector<TeamRule> teams;
    LineupRule lineup_rule;
    std::vector<Lineup> lineups;
    PackRule pack_rule;
    std::vector<KnownPack> packs;
    std::vector<StatisticKind> statistics;
    /// What the ruleset calls the kernel's own reasons for refusing an answer, by Refusal; empty:
    /// as the kernel does.
    std::array<std::string, refusal_count> reasons;
    Layout layout;
    std::vector<BotFile> bots;             ///< by name
    std::vector<std::string> search_bots;  ///< that a search plays games out with; empty: all
    /// Locale texts: language -> key -> template.
    std::map<std::string, Translated, std::less<>> locale;
    std::map<std::string, PluralForms, std::less<>> plurals;  ///< by language

    [[nodiscard]] std::optional<EventId> find_event(std::string_view name) const noexcept;
    [[nodiscard]] std::optional<QueryId> find_query(std::string_view name) const noexcept;
    [[nodiscard]] std::optional<HookId> find_hook(std::string_view name) const noexcept;
    [[nodiscard]] std::optional<VerbId> find_verb(std::string_view name) const noexcept;
    [[nodiscard]] const GiveKind* find_give(Word name) const noexcept;
};

[[nodiscard]] constexpr EventId event_id(KernelEvent event) noexcept {
    return id_at<EventId>(static_cast<std::size_t>(event));
}

}  // namespace cardwright
