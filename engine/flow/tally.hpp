#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "flow/blueprint.hpp"
#include "state/state.hpp"

namespace cardwright {

/// Counts the movements the ruleset calls worth counting, for each player and kind of card. Only
/// what happens once the game has begun counts: dealing does not.
///
/// It belongs to a game that is played straight through; going back to an earlier state does not
/// take counts back.
class CardTally {
  public:
    explicit CardTally(const Blueprint& blueprint);

    /// Another game: everything is 0.
    void begin(std::size_t seats);

    /// Cards are about to come to a zone; `before` is the state they have not moved in yet.
    void count(const State& before, std::span<const CardId> cards, ZoneId to);
    /// A hook of a card is resolved for a player once more, as one of several times.
    void count_again(const State& state, OwnerId player, CardId card, HookId hook);
    /// A branch is about to be put together with the state it forked from. What counts is where
    /// each card ends up, not the ways it took: a plan may be changed often before it is final.
    void count_branch(const State& before, const State& branch, OwnerId owner);
    /// Is a movement between these kinds of zones counted at all?
    [[nodiscard]] bool counts(ZoneKindId from, ZoneKindId to) const noexcept {
        return which_[row(from) * rows_ + row(to)] != 0;
    }

    /// For a step that may begin anew: what it has counted by then is forgotten.
    void mark() { marked_ = counts_; }
    void back_to_mark() { counts_ = marked_; }

    [[nodiscard]] std::uint32_t of(std::size_t statistic, std::size_t seat,
                                   DefId definition) const noexcept {
        return counts_[place(statistic, seat, definition)];
    }

  private:
    /// What is set aside or out of the game lies in a zone of no kind: the last row.
    [[nodiscard]] std::size_t row(ZoneKindId kind) const noexcept {
        return kind == no_zone_kind ? rows_ - 1 : index_of(kind);
    }
    [[nodiscard]] std::size_t place(std::size_t statistic, std::size_t seat,
                                    DefId definition) const noexcept {
        return (statistic * seats_ + seat) * definitions_ + index_of(definition);
    }
    void add(StatisticSet which, std::size_t seat, DefId definition);

    std::size_t statistics_;
    std::size_t definitions_;
    std::size_t rows_;
    std::size_t seats_ = 0;
    std::vector<StatisticSet> which_;  ///< by the kinds of the zones left and reached
    std::vector<StatisticSet> again_;  ///< by hook
    std::vector<std::uint32_t> counts_;
    std::vector<std::uint32_t> marked_;
};

}  // namespace cardwright
