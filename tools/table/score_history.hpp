#pragma once

#include <vector>

#include "table/game_table.hpp"
#include "table/page.hpp"

namespace cardwright::tool {

/// What each seat would have had if the game had ended then: a list for each seat, from the
/// beginning of the game, a number for each round and one for the end. Empty if this game's scores
/// are not made of parts.
using ScoreHistory = std::vector<std::vector<std::int64_t>>;

/// Walks back through the whole game and forth again; afterwards the table stands as it did.
[[nodiscard]] ScoreHistory score_history(GameTable& table);

/// The scores as a graph of at most so many lines, with a sign for each seat; in linear text as
/// lists of numbers.
void add_score_graph(Page& page, const Phrases& phrases, const SeatNames& names,
                     const ScoreHistory& history, std::size_t most_lines);

}  // namespace cardwright::tool
