#pragma once

#include "flow/game.hpp"
#include "state/lens.hpp"

namespace cardwright {

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
