#include "support/game_lab.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "match/option_text.hpp"
#include "support/places.hpp"

namespace cardwright::testing {
namespace {

constexpr const char* ruleset_text = R"(format: cardwright/ruleset@2
id: lab
name: Lab
seats: { min: 1, max: 4 }
cycle: turn
owners_without_seat: [ghost, witch]
types: [thing, tool]
params: { size: 3 }
options:
  hard: { default: 0, min: 0, max: 3 }
facts:
  cost: { type: integer }
  chosen: { type: boolean }
  suit: { type: word, back: true }
  chain: { type: data }
zones:
  player:
    deck: { sees: nobody, count: owner, refill_from: discard }
    hand: { order: free, sees: owner }
    discard: { sees: top }
    board: {}
    pouch: { order: free, sees: nobody }
    slots: { slots: 2, capacity: 1 }
  game:
    pool: {}
    supply: { piles: true }
counters:
  game: { lots: 0 }
  player:
    coins: { starts: 0, at_least: 0 }
    points: 0
    secret: { starts: 0, sees: owner }
    energy: { starts: 1, lasts: turn }
    drafts: { starts: 0, lasts: phase }
    wins: { starts: 0, lasts: round }
    tries: { starts: 0, lasts: step }
  card: { age: 0 }
  zone: { debt: 0 }
queries:
  cost: { of: card, base: cost, layers: [instead, each, given], at_least: 0, at_most: 20 }
  power: { of: player, base: script, layers: [each, given] }
  reach: { of: player, base: points, layers: [each] }
  mood: { of: game, base: 1, layers: [each] }
  offers: { of: player, list: true }
events:
  poked: { fields: [player, card, affects, note] }
  staged: { fields: [player, card], stages: [{ first: until_stable }, second, { third: any_order }] }
player_order: from_active
hooks:
  on_use: {}
  on_poked: { event: poked, self: true }
gives:
  cards: { draw: cards, from: deck, to: hand }
  coins: { add: coins }
  points: { add: points }
phases:
  - id: main
    who: active
    steps:
      - { id: act, script: true, next: finish }
      - { id: more, script: true, next: finish }
  - id: rest
    who: nobody
    steps: [{ id: rest, script: true }]
)";

constexpr const char* verbs_text = R"(local queries = {}
function queries.power(ctx, player) return player.points end
return { queries = queries }
)";

std::string function_text(const std::string& arguments, const std::string& body) {
    return "function(" + arguments + ")\n" + body + "\nend";
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream input{path};
    if (!input) throw std::invalid_argument{"cannot read " + path.string()};
    return {std::istreambuf_iterator<char>{input}, {}};
}

}  // namespace

GameLab::GameLab() : ruleset_{ruleset_text} {
    files_["lab/scripts/lab/verbs.lua"] = verbs_text;
    for (const char* name : {"act", "more", "rest"}) step("", name);
}

GameLab& GameLab::card(const std::string& id, const std::string& script, const std::string& more) {
    cards_ += "  - { id: " + id + ", name: " + id + ", ";
    if (more.find("types:") == std::string::npos) cards_ += "types: [thing], ";
    if (!script.empty()) {
        cards_ += "script: " + id + ".lua, ";
        files_["lab/cards/lab/" + id + ".lua"] = "local card = {}\n" + script + "\nreturn card\n";
    }
    cards_ += more + " }\n";
    kinds_.push_back(id);
    return *this;
}

GameLab& GameLab::without_step(const std::string& name) {
    std::erase_if(steps_, [&](const auto& known) { return known.first == name; });
    return *this;
}

GameLab& GameLab::step(const std::string& body, const std::string& name) {
    without_step(name).steps_.emplace_back(name, body);
    return *this;
}

GameLab& GameLab::deal(const std::string& body) {
    deal_ = body;
    return *this;
}

GameLab& GameLab::start(const std::string& body) {
    start_ = body;
    return *this;
}

GameLab& GameLab::rank(const std::string& body) {
    rank_ = body;
    return *this;
}

GameLab& GameLab::wins(const std::string& body) {
    wins_ = body;
    return *this;
}

GameLab& GameLab::script(const std::string& path, const std::string& text) {
    files_["lab/scripts/lab/" + path] = text;
    return *this;
}

GameLab& GameLab::set(const std::string& id, const std::string& rest) {
    files_["lab/sets/" + id + ".yaml"] = "format: cardwright/set@1\nid: " + id +
                                         "\nversion: 1.0.0\nruleset: lab\nname: " + id + "\n" +
                                         rest;
    return *this;
}

GameLab& GameLab::set_script(const std::string& id, const std::string& path,
                             const std::string& text) {
    files_["lab/cards/" + id + "/" + path] = text;
    return *this;
}

GameLab& GameLab::edit(std::string_view from, std::string_view to) {
    ruleset_ = replaced(ruleset_, from, to);
    return *this;
}

Overlay GameLab::overlay() const {
    Overlay files = files_;
    files["lab/scripts/lab/ruleset.yaml"] = ruleset_;
    std::string cards = cards_;
    if (cards.empty()) cards = "  - { id: blank, name: blank, types: [thing] }\n";
    files["lab/sets/lab.yaml"] =
        "format: cardwright/set@1\nid: lab\nversion: 1.0.0\nruleset: lab\nname: Lab\ncards:\n" +
        cards;

    std::string deal = deal_;
    if (deal.empty()) {
        deal = "for _, p in ipairs(game.seats) do\n";
        for (const std::string& kind : kinds_)
            deal += "game:create(\"" + kind + "\", 1, p.board)\n";
        deal += "end";
    }
    files["lab/scripts/lab/setup.lua"] = "return { deal = " + function_text("ctx", deal) +
                                         ", start = " + function_text("ctx", start_) + " }\n";
    files["lab/scripts/lab/scoring.lua"] = "return { rank = " + function_text("player", rank_) +
                                           ", wins = " + function_text("player", wins_) + " }\n";
    std::string steps = "return {\n";
    for (const auto& [name, body] : steps_) {
        steps += name + " = " + function_text("ctx", "local me = game.active\n" + body) + ",\n";
    }
    files["lab/scripts/lab/steps.lua"] = steps + "}\n";
    return files;
}

Kit GameLab::kit() const {
    return Kit{Catalog::open({"lab"}, overlay()), {"lab"}, "lab"};
}

namespace {

/// A slow machine must not decide how a test ends: the clock comes after every counted limit,
/// unless the test has set it.
MatchOptions patient(MatchOptions options) {
    constexpr double long_enough = 600;
    if (options.scripts.clock_seconds_per_call == ScriptLimits{}.clock_seconds_per_call) {
        options.scripts.clock_seconds_per_call = long_enough;
    }
    return options;
}

}  // namespace

Table::Table(const Kit& kit, const TablePlan& plan, const MatchOptions& options)
    : match_{kit, patient(options)} {
    match_.begin(plan);
}

Table::Table(const GameLab& lab, const TablePlan& plan, const MatchOptions& options)
    : Table{lab.kit(), plan, options} {}

namespace {

const Choice* choice_of(const Game& game, int seat) {
    return seat == 0 ? game.open_choice()
                     : game.open_choice(id_at<OwnerId>(static_cast<std::size_t>(seat - 1)));
}

}  // namespace

std::string Table::asked(int seat) const {
    const Choice* choice = choice_of(match_.game(), seat);
    return choice == nullptr ? "" : std::string{match_.game().words().text(choice->prompt)};
}

int Table::asked_seat() const {
    const Choice* choice = match_.game().open_choice();
    return choice == nullptr ? 0 : static_cast<int>(index_of(choice->seat)) + 1;
}

std::string Table::offered(int seat) const {
    const Choice* choice = choice_of(match_.game(), seat);
    REQUIRE(choice != nullptr);
    std::string text;
    for (std::size_t at = 0; at < choice->options.size(); ++at) {
        text += (text.empty() ? "" : " ") + option_token(match_.game(), *choice, at);
    }
    return text;
}

Table& Table::answer(std::string_view text, int seat) {
    const Choice* choice = choice_of(match_.game(), seat);
    INFO("answering " << text << " to " << asked(seat));
    REQUIRE(choice != nullptr);
    const auto picks = read_answer(match_.game(), *choice, text);
    REQUIRE(picks.has_value());
    const auto refusal = match_.answer(choice->seat, *picks);
    if (refusal) FAIL("refused: " << reason_code(*refusal));
    return *this;
}

Table& Table::play_out() {
    Picks picks;
    while (!finished()) {
        const Choice* choice = match_.game().open_choice();
        REQUIRE(choice != nullptr);
        default_picks(*choice, picks);
        const auto refusal = match_.answer(choice->seat, picks);
        REQUIRE_FALSE(refusal);
    }
    return *this;
}

std::string Table::log() const {
    std::string text;
    for (const JournalEntry& entry : match_.journal()) {
        if (entry.kind != JournalEntry::Kind::happened) continue;
        const std::string_view word = match_.game().words().text(entry.word);
        // Events are written down too.
        if (match_.game().blueprint().find_event(word)) continue;
        text += (text.empty() ? "" : " ") + std::string{word};
    }
    return text;
}

std::int32_t Table::counter(std::string_view name, int seat) const {
    const CounterId id = state().schema().find_counter(Scope::player, name);
    REQUIRE(id != no_counter);
    return state().counter(Scope::player, static_cast<std::size_t>(seat - 1), id);
}

std::int32_t Table::game_counter(std::string_view name) const {
    const CounterId id = state().schema().find_counter(Scope::game, name);
    REQUIRE(id != no_counter);
    return state().counter(Scope::game, 0, id);
}

ZoneId Table::zone(std::string_view kind, int seat) const {
    const ZoneKindId found = state().schema().find_zone(kind);
    REQUIRE(found != no_zone_kind);
    return state().zone_of(found, id_at<OwnerId>(static_cast<std::size_t>(seat - 1)));
}

std::string Table::cards_in(std::string_view kind, int seat) const {
    std::string text;
    for (const CardId card : state().cards_in(zone(kind, seat))) {
        text += (text.empty() ? "" : " ") + state().definition(card).id;
    }
    return text;
}

std::string error_of(const GameLab& lab, const MatchOptions& options) {
    const Kit kit = lab.kit();  // what is wrong with the files is a mistake of the test
    return error_of([&] { Table{kit, {}, options}.play_out(); });
}

std::string log_of(const GameLab& lab) {
    return Table{lab}.play_out().log();
}

std::filesystem::path mini_folder(const std::string& name) {
    return std::filesystem::path{testing::source_tree()} / "tests" / "minis" / name;
}

std::string mini_file(const std::string& name, const std::string& path) {
    return read_file(mini_folder(name) / path);
}

Kit mini_kit(const std::string& name, const Overlay& changes) {
    const std::filesystem::path root = mini_folder(name);
    Overlay overlay;
    for (const auto& [path, text] : changes) overlay[(root / path).generic_string()] = text;
    return Kit{Catalog::open({root}, overlay), {root}, name};
}

std::uint64_t play_random(Match& match, const TablePlan& plan) {
    match.begin(plan);
    Stream random = Stream::derive(plan.seed, hash_text("answers"));
    Picks picks;
    while (!match.game().finished()) {
        const Choice* choice = match.game().open_choice();
        REQUIRE(choice != nullptr);
        random_picks(*choice, random, picks);
        REQUIRE_FALSE(match.answer(choice->seat, picks));
    }
    return match.game().table_state().hash();
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos) {
        throw std::invalid_argument{"the text to replace must occur once: " + std::string{from}};
    }
    return text.replace(at, from.size(), to);
}

}  // namespace cardwright::testing
