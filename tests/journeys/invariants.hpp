#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "match/kit.hpp"
#include "match/match.hpp"

namespace cardwright::testing {

/// What must hold in one game besides: says what is wrong, or "".
using GameRule = std::function<std::string(const State&)>;

/// Plays one random game while checking, at every choice, everything that must hold in any game:
/// cards are conserved, counters keep their bounds, every choice has a legal answer, a wrong one
/// changes nothing, and no seat can tell two tables apart that differ in what it cannot see.
/// Returns the hash of the finished game. Where thousands of games are played, fewer questions of
/// each are looked at.
std::uint64_t play_and_check(Match& match, const TablePlan& plan, int questions_per_check = 7,
                             const GameRule& own_rule = {});

/// Tables at which games are played again; loading their scripts takes longer than a game.
class Replays {
  public:
    explicit Replays(const Kit& kit);

    /// The game put in again from its record (as text) ends in the same state.
    void check_record(const Match& played);
    /// The same answers in another order of arrival end in the same state.
    void check_arrival_order(const Match& played, std::uint64_t seed);
    /// The plain and the full form of verbs end in the same state.
    void check_full_form(const Match& played);

  private:
    Match with_history_;
    Match quick_;
    Match full_;
};

/// Taking back answers leads to the hashes before them, putting them in again to those after.
void check_undo(Match& played, std::uint64_t seed);

}  // namespace cardwright::testing
