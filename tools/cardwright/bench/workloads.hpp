// The tables of Dominion that several measurements use.
#pragma once

#include "match/table_plan.hpp"

namespace cardwright::bench {

/// Two at the recommended first kingdom, the same in every game.
[[nodiscard]] TablePlan first_game_table();

/// The same with Witch for Woodcutter: both attacks are there, and Moat listens to them.
[[nodiscard]] TablePlan attack_table();

}  // namespace cardwright::bench
