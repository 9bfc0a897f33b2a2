#pragma once

#include <lua.hpp>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "script/common/bot_picks.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// What a bot always answers to one question, as data: as long as it is legal, no script is asked.
struct StandingAnswer {
    enum class Kind : std::uint8_t { all, first_of };
    std::string prompt;
    Kind kind = Kind::all;
    std::string group;               ///< of a menu; empty: any
    std::vector<std::string> names;  ///< first_of: the best first
    std::string why;                 ///< the locale key of the reason, if it gives one
    // The same as numbers, where the content has them.
    Word prompt_word = no_word;
    Word group_word = no_word;
    std::vector<Word> name_words;

    void number(const Words& words);
};

/// A file of `bots/`, loaded.
struct Bot {
    FunctionRef answer = no_function;
    std::vector<StandingAnswer> always;
};

/// Reads the table on top of the stack, `always` of a bot's file. Throws a GameError that names the
/// file.
[[nodiscard]] std::vector<StandingAnswer> read_standing_answers(lua_State* L,
                                                                const std::string& file);

/// The picks of the bot's standing answer to this choice; nothing if it has none that is legal.
[[nodiscard]] const StandingAnswer* standing_answer(const Bot& bot, const Game& game,
                                                    const Lens& lens, const Choice& choice,
                                                    Picks& picks);

}  // namespace cardwright
