// A game played while scripts go wrong.
#pragma once

#include <cstdint>
#include <string>

#include "fuzz/dice.hpp"
#include "fuzz/sites.hpp"
#include "match/match.hpp"
#include "match/seat.hpp"

namespace cardwright::fuzz {

/// Plays a match to its end or to a limit with answers by chance. What goes wrong in a script is
/// switched off, and the game goes on.
class Playing {
  public:
    /// Without a switchboard the first error of a script ends the game.
    Playing(Match& match, Switchboard* board, std::uint64_t seed);

    /// What must not be; empty if all is well.
    [[nodiscard]] std::string play(const TablePlan& plan, const std::string& first_seat);

    [[nodiscard]] std::uint64_t errors() const noexcept { return errors_; }
    [[nodiscard]] std::uint64_t answers() const noexcept { return answers_; }
    [[nodiscard]] bool finished() const noexcept { return finished_; }
    /// What ended a game that was not played to its end.
    [[nodiscard]] const std::string& stopped_by() const noexcept { return stopped_by_; }
    [[nodiscard]] std::uint64_t hash() const { return match_->game().table_state().hash(); }

  private:
    enum class After : std::uint8_t { go_on, stop };
    [[nodiscard]] bool begin();
    [[nodiscard]] After answer();
    /// A script's error was caught. Stops if there is nothing more to switch off.
    [[nodiscard]] After noticed(const GameError& error);
    void look_at_the_state();
    void after_the_end();

    Match* match_;
    Switchboard* board_;
    Dice dice_;
    std::uint64_t seed_;
    TablePlan plan_;
    std::unique_ptr<Seat> bot_;
    std::string problem_;
    std::string stopped_by_;
    std::uint64_t errors_ = 0;
    std::uint64_t answers_ = 0;
    bool finished_ = false;
};

}  // namespace cardwright::fuzz
