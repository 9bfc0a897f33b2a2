#pragma once

#include "table/game_table.hpp"
#include "table/page.hpp"

namespace cardwright::tool {

/// How the game ended: who won and why, and what the scores are made of.
void add_result(Page& page, GameTable& table, const Phrases& phrases);

}  // namespace cardwright::tool
