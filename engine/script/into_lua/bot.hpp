#pragma once

#include <lua.hpp>
#include <string>
#include <vector>

#include "flow/game.hpp"
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

/// Everything of a group that may be picked together.
void pick_all(const Choice& choice, Word group, Picks& picks);

/// What an option is called: the id of its card, or its word. Nothing for a card the seat cannot
/// see.
[[nodiscard]] inline Word name_of_option(const Game& game, const Lens& lens,
                                         const Option& option) noexcept {
    switch (option.what.kind()) {
        case ValueKind::card: {
            const CardId card = option.what.card();
            return lens.knows(card) ? game.name_of(lens.state().card(card).definition) : no_word;
        }
        case ValueKind::definition:
            return game.name_of(option.what.definition());
        case ValueKind::word:
            return option.what.word();
        default:
            return no_word;
    }
}

}  // namespace cardwright
