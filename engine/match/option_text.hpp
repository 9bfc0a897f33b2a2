#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "flow/game.hpp"

namespace cardwright {

/// What the back of a card tells, as one word (`grain`); nothing if it tells nothing.
[[nodiscard]] std::string back_name(const Schema& schema, DefId card);

/// What an option is called in records, specs and answers: the id of a card, a word, a number,
/// `yes`, `p2`, `road.3`, `?grain` for a card of which only the back is seen. Never tells what the
/// seat may not know.
[[nodiscard]] std::string option_name(const Game& game, const Choice& choice, const Option& option);

/// The same with its group (`play:smith`) and, where several options read alike, which (`@2`).
[[nodiscard]] std::string option_token(const Game& game, const Choice& choice, std::size_t option);

/// An answer as one line of a record: `play:smith play:smith`, `7`, `-` for nothing.
[[nodiscard]] std::string answer_text(const Game& game, const Choice& choice, const Picks& picks);

/// Reads such a line; nothing if a word of it is not offered.
[[nodiscard]] std::optional<Picks> read_answer(const Game& game, const Choice& choice,
                                               std::string_view text);

}  // namespace cardwright
