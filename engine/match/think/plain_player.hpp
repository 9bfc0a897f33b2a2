#pragma once

#include <vector>

#include "flow/game.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// A player for games that nobody has written a bot for: it judges cards by what they cost, what
/// they give and how they are paid for, and leaves the rest to chance. What it plays is sensible
/// enough to play games out with, no more.
class PlainPlayer {
  public:
    explicit PlainPlayer(const Blueprint& blueprint);

    /// A legal answer; it looks at nothing the seat may not know.
    void answer(const Game& game, const Choice& choice, Stream& random, Picks& picks) const;

    /// How much a kind of card is worth having: what is paid for it, and a little for what it
    /// gives.
    [[nodiscard]] std::int32_t worth(DefId card) const noexcept { return worth_[index_of(card)]; }

  private:
    [[nodiscard]] bool answer_menu(const Game& game, const Choice& choice, Stream& random,
                                   Picks& picks) const;
    [[nodiscard]] std::int32_t liking(const Lens& lens, const Step& step,
                                      const Option& option) const;

    const Blueprint* blueprint_;
    std::vector<std::int32_t> worth_;            ///< by definition
    std::vector<std::vector<CounterId>> gives_;  ///< counters of the player each card adds to
};

}  // namespace cardwright
