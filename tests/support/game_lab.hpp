// A made-up game in memory, and a table to play it at: tests write the few lines that matter.
#pragma once

#include <concepts>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"

namespace cardwright::testing {

/// A ruleset with a little of everything and no rules: its one step, `act`, is what a test says,
/// and the game is over after it unless the step names what comes next.
///
/// Zones of a player: deck, hand, discard, board, pouch (hidden, free order), slots (two, one card
/// each); shared: pool, supply (piles). Counters: lots (game); coins (not below 0), points, secret
/// (seen by its owner), energy (of a turn), drafts (of a phase), wins (of a round), tries (of a
/// step); age (card); debt (zone). Queries: cost (layers instead, each, given; 0 to 20), power (a
/// script's), offers (a list). Events: poked, staged (first: until stable, second, third: any
/// order). Hooks: on_use, on_poked. Types: thing, tool. Owners without a seat: ghost, witch.
class GameLab {
  public:
    GameLab();

    /// A kind of card: its script, and further keys of its entry (`cost: 3, gives: { coins: 1 }`).
    GameLab& card(const std::string& id, const std::string& script = {},
                  const std::string& more = {});
    /// The body of a step; `ctx` and `me` (who acts) are there.
    GameLab& step(const std::string& body, const std::string& name = "act");
    GameLab& without_step(const std::string& name);  ///< one the ruleset runs itself
    GameLab& deal(const std::string& body);          ///< default: one of each kind on every board
    GameLab& start(const std::string& body);         ///< default: nothing
    GameLab& rank(const std::string& body);          ///< of `player`; default: points
    GameLab& wins(const std::string& body);          ///< of `player`; default: true
    /// Any other file below `scripts/lab/`: `verbs.lua`, `bots/x.lua`, a module.
    GameLab& script(const std::string& path, const std::string& text);
    /// A further set: what stands in its file below the head, such as `declares:`.
    GameLab& set(const std::string& id, const std::string& rest);
    /// A script of that set: `verbs.lua`, `ant.lua`, a module.
    GameLab& set_script(const std::string& id, const std::string& path, const std::string& text);
    /// Changes the ruleset: the text must occur once.
    GameLab& edit(std::string_view from, std::string_view to);

    [[nodiscard]] Overlay overlay() const;
    [[nodiscard]] Kit kit() const;

  private:
    std::string ruleset_;
    std::string cards_;
    std::vector<std::string> kinds_;
    std::string deal_;
    std::string start_;
    std::string rank_ = "return { player.points }";
    std::string wins_ = "return true";
    std::vector<std::pair<std::string, std::string>> steps_;
    Overlay files_;
};

[[nodiscard]] inline TablePlan plan_for(std::uint8_t seats, std::uint64_t seed = 1) {
    TablePlan plan;
    plan.seats = seats;
    plan.seed = seed;
    return plan;
}

[[nodiscard]] inline TablePlan plan_with(const std::string& option, std::int32_t value) {
    TablePlan plan;
    plan.options.emplace_back(option, value);
    return plan;
}

/// A match that is under way.
class Table {
  public:
    explicit Table(const Kit& kit, const TablePlan& plan = {}, const MatchOptions& options = {});
    explicit Table(const GameLab& lab, const TablePlan& plan = {},
                   const MatchOptions& options = {});

    [[nodiscard]] Match& match() noexcept { return match_; }
    [[nodiscard]] Game& game() noexcept { return match_.game(); }
    [[nodiscard]] const State& state() const noexcept { return match_.game().table_state(); }
    [[nodiscard]] std::uint64_t hash() const { return state().hash(); }
    [[nodiscard]] bool finished() const noexcept { return match_.game().finished(); }

    /// What is asked, or "" if nothing is; `seat` from 1, 0 for whoever is asked first.
    [[nodiscard]] std::string asked(int seat = 0) const;
    [[nodiscard]] int asked_seat() const;
    /// What is offered, as a record calls it: "a b stop".
    [[nodiscard]] std::string offered(int seat = 0) const;
    /// Answers as a record would; the answer must be legal.
    Table& answer(std::string_view text, int seat = 0);
    /// Answers with as little as possible until the game is over.
    Table& play_out();

    /// What scripts have logged so far: "a b c".
    [[nodiscard]] std::string log() const;
    [[nodiscard]] std::int32_t counter(std::string_view name, int seat = 1) const;
    [[nodiscard]] std::int32_t game_counter(std::string_view name) const;
    [[nodiscard]] ZoneId zone(std::string_view kind, int seat = 1) const;
    [[nodiscard]] std::string cards_in(std::string_view kind, int seat = 1) const;

  private:
    Match match_;
};

/// The message of whatever is thrown; "" if nothing is.
template <std::invocable Body>
[[nodiscard]] std::string error_of(Body&& body) {
    try {
        body();
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

/// Plays a lab with default answers; the message of what goes wrong, or "".
[[nodiscard]] std::string error_of(const GameLab& lab, const MatchOptions& options = {});

/// What the lab's scripts log when it is played with default answers by two.
[[nodiscard]] std::string log_of(const GameLab& lab);

/// A game of the tree: brawl, caravans or hamlets, with files in memory over those on disk
/// (paths from the mini game's folder).
[[nodiscard]] Kit mini_kit(const std::string& name, const Overlay& changes = {});
[[nodiscard]] std::filesystem::path mini_folder(const std::string& name);
/// The text of a file of a mini game.
[[nodiscard]] std::string mini_file(const std::string& name, const std::string& path);

/// Plays a game with random answers to its end and returns its hash.
std::uint64_t play_random(Match& match, const TablePlan& plan);

/// Replaces a text that must occur exactly once.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);

}  // namespace cardwright::testing
