#pragma once

#include "cardwright/console/line_reader.hpp"
#include "cardwright/console/play_plan.hpp"
#include "cardwright/console/screen.hpp"

namespace cardwright::tool {

/// What a plan leaves open is filled in: game, sets and line-up for a first game, seats, seed.
void fill_in_standards(PlayPlan& plan);

/// Lets people choose what to play; Enter starts. False if they leave.
[[nodiscard]] bool run_start_menu(PlayPlan& plan, LineReader& lines, Screen& screen);

}  // namespace cardwright::tool
