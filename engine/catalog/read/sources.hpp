#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/read/read_common.hpp"
#include "catalog/where.hpp"
#include "catalog/yaml/node.hpp"
#include "flow/act.hpp"
#include "flow/blueprint.hpp"
#include "flow/step.hpp"
#include "state/schema.hpp"

namespace cardwright {

// What content files say, before names are looked up: a name may be declared in another file, so
// everything keeps the place where it was read.

struct AmountSource {
    std::optional<std::int32_t> constant;
    std::string name;  ///< if it is no constant
    bool negated = false;
    Where where;
};

struct ActSource {
    Act::Kind kind = Act::Kind::move_all;
    bool everyone = false;
    bool face_up = true;
    std::optional<LocatedName> from;
    std::optional<LocatedName> to;
    std::optional<LocatedName> counter;
    std::optional<LocatedName> event;
    std::optional<LocatedName> hook;
    std::optional<LocatedName> verb;
    std::optional<LocatedName> function;
    std::optional<LocatedName> window;
    std::optional<LocatedName> argument;  ///< of the verb: what to pick from, where the result goes
    std::optional<LocatedName> fact;
    std::vector<LocatedName> types;
    std::optional<LocatedName> everyone_in;
    AmountSource amount;
    Where where;
};

/// A condition of `where`. How its value is to be read depends on what its key names.
struct ClauseSource {
    std::string key;
    bool negated = false;
    Where where;
    Node value;
};

struct MenuEntrySource {
    LocatedName name;
    MenuEntry::Kind kind = MenuEntry::Kind::word;
    std::optional<LocatedName> from;
    bool top = false;
    bool many = false;
    std::vector<ClauseSource> filter;
    std::optional<LocatedName> counter;
    std::vector<std::pair<LocatedName, AmountSource>> pay;
    std::optional<LocatedName> verb;
    std::vector<ActSource> acts;
    std::vector<std::pair<LocatedName, std::string>> reasons;  ///< what fails -> why not
    std::optional<LocatedName> next;
};

struct ConditionSource {
    Condition::Kind kind = Condition::Kind::pile_empty;
    LocatedName target;
    std::string pile;
    std::int32_t at_least = 0;
};

struct StepSource {
    LocatedName id;
    HomeId home{};
    Step::Kind kind = Step::Kind::script;
    std::string prompt;
    bool automatic = false;
    std::vector<MenuEntrySource> menu;
    std::vector<ActSource> acts;
    std::vector<ConditionSource> finish_if;
    std::optional<LocatedName> next;
    std::string successor;  ///< see Step; known once the sets have put their steps
};

struct PhaseSource {
    LocatedName id;
    Phase::Who who = Phase::Who::active;
    std::vector<StepSource> steps;
    /// By the name of a step, also of one that is gone: at which one arrives who goes there, or
    /// how many there are, for the end of the phase.
    std::vector<std::pair<std::string, std::size_t>> arrivals;
};

/// Where a set puts a phase or step among those there are.
struct PlaceSource {
    enum class Kind : std::uint8_t { before, after, instead_of, last, drop };
    Kind kind = Kind::last;
    LocatedName anchor;             ///< the phase or step it is said of; none for `last`
    std::optional<LocatedName> in;  ///< of a step: the phase
    Where where;
};

struct PhaseAdditionSource {
    PlaceSource place;
    PhaseSource phase;  ///< nothing of it counts where one is dropped
};

struct StepAdditionSource {
    PlaceSource place;
    StepSource step;
};

/// What happens at the beginning and end of turns, rounds and phases.
struct PointActsSource {
    KernelEvent event = KernelEvent::turn_begins;
    std::optional<LocatedName> phase;
    std::vector<ActSource> acts;
    Where where;
};

/// `lights: light_points`: a query of players, or `script`: a function.
struct ScoringSource {
    LocatedName name;
    LocatedName query;
    HomeId home{};
};

/// `windows: { answer: { menu: … } }`
struct WindowSource {
    StepSource step;  ///< its menu; its id is the name of the window
    bool others = false;
    bool maybe = false;
};

struct ZoneSource {
    ZoneKind kind;
    std::optional<LocatedName> refill_from;
    Where where;
};

struct QuerySource {
    QueryKind kind;                   ///< with its home, if a function is its base
    std::optional<LocatedName> base;  ///< a fact or counter
    std::vector<LocatedName> script_for;
    Where where;
};

struct HookSource {
    HookKind kind;
    std::optional<LocatedName> event;
    std::optional<LocatedName> stage;
    std::vector<LocatedName> from;
    std::vector<std::pair<LocatedName, HookKind::FieldRange>> when;
    Where where;
};

struct GiveSource {
    LocatedName name;
    ActSource act;
};

/// `to: discard_pile`, `pile: here`, `overpaid: 0`
struct VerbArgumentSource {
    LocatedName name;
    std::optional<std::int32_t> number;
    std::optional<LocatedName> zone;  ///< or `here`
};

struct VerbSource {
    LocatedName name;
    HomeId home{};
    std::vector<VerbArgumentSource> arguments;
    std::vector<ActSource> acts;
};

/// `played: { from: [hand], into: [in_play], again: [on_play] }`
struct StatisticSource {
    LocatedName name;
    std::vector<LocatedName> from;
    std::vector<LocatedName> into;
    std::vector<LocatedName> again;
};

/// Entries for the menu of a step.
struct MenuAdditionSource {
    LocatedName step;
    std::vector<MenuEntrySource> entries;
};

/// Further conditions under which the game ends after a step.
struct EndAdditionSource {
    LocatedName step;
    std::vector<ConditionSource> conditions;
};

/// A declaration of a set that others may make too, word by word: `shared: true`.
struct SharedSource {
    std::string kind;  ///< "counter.player"
    std::string name;
    std::string text;  ///< what is declared
    Where where;
};

/// What rulesets and sets alike may declare.
struct Declarations {
    std::vector<LocatedName> types;
    std::vector<Located<std::pair<std::string, std::int32_t>>> params;
    std::vector<Located<FactKind>> facts;
    std::vector<ZoneSource> zones;
    std::array<std::vector<Located<CounterKind>>, scope_count> counters;
    std::vector<QuerySource> queries;
    std::vector<Located<EventKind>> events;
    std::vector<HookSource> hooks;
    std::vector<GiveSource> gives;
    std::vector<Located<OptionKind>> options;
    std::vector<VerbSource> verbs;
    std::vector<ActSource> start;
    std::vector<PointActsSource> at;
    std::vector<ScoringSource> scoring;
    std::vector<StatisticSource> statistics;
    std::vector<WindowSource> windows;
    std::vector<SharedSource> shared;
};

/// What a set adds to the phases of its ruleset.
struct Additions {
    std::optional<SeatRange> seats;  ///< for how many more players the game is with this set
    std::vector<PhaseAdditionSource> phases;
    std::vector<StepAdditionSource> steps;
    std::vector<MenuAdditionSource> menus;
    std::vector<EndAdditionSource> ends;
    std::vector<SharedSource> shared;  ///< phases, steps and entries of menus
};

/// A part of the screen. Names are looked up when all sets are together.
struct ConsoleRowSource {
    LocatedName show;  ///< `supply`, `me`, `me.hand`, `others.board`
    std::optional<ShownRow::Form> form;
    std::vector<LocatedName> group;
    std::vector<LocatedName> with;
    std::optional<std::vector<LocatedName>> covered;
    std::optional<LocatedName> above;
};

struct ConsoleSource {
    std::vector<LocatedName> status;
    std::vector<ConsoleRowSource> rows;
    std::vector<std::pair<LocatedName, std::string>> colours;
    std::vector<std::pair<LocatedName, std::string>> symbols;
    std::vector<LocatedName> never;
    std::string opponent;
    std::optional<LocatedName> lineup;
};

/// What every content file has.
struct SourceFile {
    std::shared_ptr<const std::string> path;
    std::string root;  ///< the content root it was found in
    bool broken = false;
};

/// `packs: { into: library, size: { min: 20, max: 30 }, copies: 3 }`
struct PackRuleSource {
    LocatedName into;
    std::uint16_t least = 0;
    std::uint16_t most = 0;
    std::uint16_t copies = 0;
    std::vector<LocatedName> types;
    std::vector<LocatedName> single;
};

/// `packs: [{ id: red, name: …, cards: { imp: 3 } }]`
struct PackSource {
    LocatedName id;
    Translated names;
    std::vector<std::pair<LocatedName, std::uint16_t>> cards;
};

struct RulesetSource : SourceFile {
    LocatedName id;
    Translated names;
    SeatRange seats;
    bool by_turns = true;
    std::vector<LocatedName> seatless;
    Declarations declarations;
    PlayerOrder::Kind player_order = PlayerOrder::Kind::from_active;
    std::vector<std::pair<LocatedName, bool>> ranks;  ///< counter, and whether most comes first
    std::uint16_t lineup_size = 0;
    std::optional<LocatedName> lineup_eligible;
    std::optional<PackRuleSource> packs;
    std::vector<ActSource> leaving;
    std::uint8_t finish_at = 0;
    std::vector<TeamRule> teams;
    std::vector<PhaseSource> phases;
    std::array<std::string, refusal_count> reasons;  ///< its own codes, by Refusal
    std::vector<LocatedName> search_bots;
    ConsoleSource console;
};

/// A key of a card that is neither common to all cards nor known before the facts are.
struct FactSource {
    std::string name;
    Where key_where;
    Where where;
    Node value;
};

/// A script that a mod lays over a card: `cards/<set>/` of that mod has it.
struct OverridingScript {
    LocatedName script;
    std::string root;
};

struct CardSource {
    LocatedName id;
    Translated names;
    Translated texts;
    TextPlaces text_places;
    std::vector<LocatedName> types;
    std::optional<LocatedName> script;
    std::vector<OverridingScript> overriding;  ///< each builds on the one before
    Datum::Map params;
    std::vector<Where> param_places;  ///< of each param
    std::vector<std::pair<LocatedName, std::int32_t>> gives;
    Provenance provenance;
    bool made_in_play = false;
    std::vector<FactSource> facts;
    std::vector<LocatedName> faces;              ///< cards that are its sides
    std::vector<std::vector<FactSource>> sides;  ///< what each side says differently
};

struct LineupSource {
    LocatedName id;
    Translated names;
    std::vector<LocatedName> cards;
    Where cards_where;
};

/// `changes: { core:guard: { params: { keep: 2 } } }`, as it stands in a file.
struct ChangesSource {
    Node map;
    Where where;
};

/// What something must be there for a mod, and which versions of it: `base: ">=1.0 <2.0"`.
struct NeedSource {
    LocatedName what;
    std::string versions;  ///< empty: any
    Where where;           ///< of the versions
};

/// The `mod.yaml` of a content root.
struct ModSource : SourceFile {
    LocatedName id;
    Translated names;
    std::string version;
    std::string authors;
    std::string licence;
    std::vector<LocatedName> needs;  ///< other mods, whose changes it overrides
    std::vector<NeedSource> need_versions;
    std::vector<NeedSource> set_versions;
    std::optional<NeedSource> engine;
    ChangesSource changes;
    /// Who is right where two mods change one field: `core:guard.params.keep: bakery`. Only
    /// those of the player's own house rules count.
    std::vector<std::pair<std::string, LocatedName>> decisions;
};

struct SetSource : SourceFile {
    LocatedName id;
    std::string version;
    LocatedName ruleset;
    Translated names;
    std::vector<LocatedName> needs;
    Declarations declarations;
    Additions additions;
    std::vector<CardSource> cards;
    std::vector<LineupSource> lineups;
    std::vector<PackSource> packs;
    std::vector<ConsoleRowSource> console;
    ChangesSource changes;  ///< of other content, in games with this set
};

struct LocaleSource : SourceFile {
    std::string language;
    PluralForms plurals;  ///< empty if the file says nothing of them
    std::vector<std::pair<LocatedName, std::string>> texts;
};

}  // namespace cardwright
