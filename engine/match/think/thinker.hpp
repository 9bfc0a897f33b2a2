#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "match/think/mind.hpp"
#include "match/think/search_spec.hpp"

namespace cardwright {

/// What the scripts of one mind may keep (`memory_bytes`): there is one for each thread, beside the
/// scripts of the table itself. Those of the shipped games need a tenth of it.
inline constexpr std::size_t most_bytes_of_a_mind = 8U * 1024 * 1024;

/// What came of trying one answer.
struct Thought {
    Picks picks;
    std::uint32_t playouts = 0;
    double lead = 0;   ///< expected, in points
    double error = 0;  ///< standard error of the lead
    double win = 0;    ///< expected share of the victory
};

/// What a search thinks of a question.
struct Thoughts {
    std::vector<Thought> answers;  ///< the chosen one first, then by what is expected of them
    std::string policy;            ///< the bot whose plan it follows from here on
    std::uint32_t playouts = 0;
    bool sure = false;  ///< nothing to choose, or far ahead of what the bot would answer
};

/// What a seat has learnt in the decisions of a game so far: which bot's plan does well.
struct Experience {
    struct Plan {
        double gain = 0;  ///< over what is usual, summed up
        double weight = 0;
    };
    std::vector<Plan> plans;  ///< by policy
};

/// A fair search: games are played out from worlds that the seat may believe to be in, by bots
/// that play for everybody, and the answer that does best is taken.
///
/// A part of the playouts finds out which bot's plan is best here; then answers are tried with it,
/// half of them given up round by round. All answers are tried in the same worlds. The bot's own
/// answer is left only for one that is clearly better. The result depends on what the seat knows,
/// on its experience and on the number of playouts, not on threads (see `SearchSpec::seconds`).
class Thinker {
  public:
    /// Throws a GameError if a script does not load.
    Thinker(const Kit& kit, const SearchSpec& spec, const FlowLimits& flow,
            const ScriptLimits& scripts);
    ~Thinker();

    /// Thinks about the open choice of a seat, and adds to its experience. If `stop` is set
    /// meanwhile, the answer is what it has come to so far. Throws a GameError if the moment cannot
    /// be reached.
    [[nodiscard]] Thoughts think(const Moment& moment, OwnerId seat,
                                 Experience* experience = nullptr,
                                 const std::atomic<bool>* stop = nullptr);
    [[nodiscard]] const SearchSpec& spec() const noexcept { return spec_; }
    /// Playouts of all decisions so far, for measurements.
    [[nodiscard]] std::uint64_t playouts() const noexcept { return playouts_; }

  private:
    class Search;

    Kit kit_;
    SearchSpec spec_;
    FlowLimits flow_;
    ScriptLimits scripts_;
    std::vector<std::unique_ptr<Mind>> minds_;  ///< one for each thread
    std::uint64_t playouts_ = 0;
    double playouts_a_second_ = 0;  ///< in the last decision
};

}  // namespace cardwright
