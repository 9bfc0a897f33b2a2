#pragma once

#include <string>

#include "cardwright/console/play_plan.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {

// What a plan says, in words for the start menu.

[[nodiscard]] std::string game_text(const Kit& kit, const Phrases& phrases);
[[nodiscard]] std::string sets_text(const Kit& kit, const Phrases& phrases);
[[nodiscard]] std::string seats_text(const PlayPlan& plan, const Phrases& phrases);
[[nodiscard]] std::string lineup_text(const PlayPlan& plan, const Kit& kit, const Phrases& phrases);

}  // namespace cardwright::tool
