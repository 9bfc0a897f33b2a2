#pragma once

#include "table/page.hpp"
#include "table/phrases.hpp"

namespace cardwright::tool {

/// How a game is played, as its locale tells it: paragraphs `how_to_play.part_1`,
/// `how_to_play.part_2` …
void add_how_to_play(Page& page, const Phrases& phrases);

/// The bots of a game, each with what it does and how strong it is (`bot.big_money.about`).
void add_bots(Page& page, const Phrases& phrases);

}  // namespace cardwright::tool
