#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace cardwright {

/// Something that must not happen while a game runs: a script went wrong, a limit was reached.
/// The effect stops; the match returns to the last choice. It is never a way of refusing an answer.
class GameError : public std::runtime_error {
  public:
    explicit GameError(const std::string& message) : std::runtime_error{message} {}

    /// The message and what the table was doing, for a person.
    [[nodiscard]] std::string full_text() const {
        std::string text = what();
        for (std::size_t at = 0; at < chain.size(); ++at) {
            text += (at == 0 ? "\n  while: " : " > ") + chain[at];
        }
        return text;
    }

    std::string limit;  ///< the name of the limit that was reached, if one was
    std::string file;   ///< the script and line that went wrong, if it was a script
    int line = 0;
    std::vector<std::string> chain;  ///< what the table was doing, outermost first
    std::uint8_t known_to = 0xFF;    ///< seats that know every card it may name, as a SeatMask
};

/// What a game may use up before somebody must look at it. All shrinkable in tests.
struct FlowLimits {
    std::uint32_t frame_depth = 64;           ///< effects inside effects
    std::uint32_t frames_per_step = 20'000;   ///< effects one step may set off
    std::uint32_t choices_per_game = 50'000;  ///< four who play at random may need over 10 000
    std::uint32_t steps_per_game = 100'000;
    std::uint32_t settle_rounds = 100;
    std::uint32_t cards_made = 2000;         ///< by scripts while a game is played
    std::uint32_t answers_per_window = 200;  ///< to one thing that is about to happen
    std::uint32_t effects = 256;
    std::uint32_t query_depth = 32;
    std::uint32_t trial_depth = 8;         ///< trials inside trials: each has a state of its own
    std::int32_t options = 10'000;         ///< numbers a menu may offer to spend
    std::uint32_t events = 10'000;         ///< under way at one time (a handle has room for 65 535)
    std::uint32_t event_values = 250'000;  ///< what their fields and lists hold in all
    std::uint32_t triggers_per_event = 4096;
    std::uint32_t words_per_game = 10'000;    ///< that neither content nor kernel knows
    std::uint32_t random_streams = 256;       ///< that scripts have named
    std::uint32_t journal_entries = 250'000;  ///< sixteen cards of an entry count as one more
    std::uint32_t picks_per_game = 500'000;   ///< in all answers
};

}  // namespace cardwright
