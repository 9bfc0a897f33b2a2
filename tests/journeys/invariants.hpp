#pragma once

#include <cstdint>

#include "match/kit.hpp"
#include "match/match.hpp"

namespace cardwright::testing {

/// Plays one random game while checking, at every choice, everything that must hold in any game:
/// cards are conserved, counters keep their bounds, every choice has a legal answer, a wrong one
/// changes nothing, and no seat can tell two tables apart that differ in what it cannot see.
/// Returns the hash of the finished game.
std::uint64_t play_and_check(Match& match, const TablePlan& plan);

/// The game put in again from its record (as text) ends in the same state.
void check_record(const Kit& kit, const Match& played);

/// Taking back answers leads to the hashes before them, putting them in again to those after.
void check_undo(Match& played, std::uint64_t seed);

/// The same answers in another order of arrival end in the same state.
void check_arrival_order(const Kit& kit, const Match& played, std::uint64_t seed);

/// The plain and the full form of verbs end in the same state.
void check_full_form(const Kit& kit, const Match& played);

}  // namespace cardwright::testing
