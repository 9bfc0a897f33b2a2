#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "flow/moment.hpp"
#include "match/kit.hpp"
#include "match/think/plain_player.hpp"
#include "script/script_host.hpp"

namespace cardwright {

/// One way to play a game out from a question.
struct Playout {
    const Picks* first = nullptr;  ///< the answer to the question; nothing: as the policy would
    std::size_t policy = 0;        ///< which player goes on for the seat that thinks
    std::size_t others = 0;        ///< and which for everybody else
    std::uint64_t world = 0;       ///< seed of what cannot be known and of what chance brings
};

/// How a game of one's own ended.
struct PlayedOut {
    double lead = 0;  ///< points ahead of the best of the others
    double win = 0;   ///< 1, or a part of it where several win
    bool good = false;
    std::uint64_t state = 0;  ///< the hash of the table at the end
};

/// Where one thread imagines games: a game and scripts of its own, used for nothing else.
class Mind {
  public:
    /// Throws a GameError if a script does not load.
    Mind(const Kit& kit, const FlowLimits& flow, const ScriptLimits& scripts);

    /// The players it can play games out with: the bots, or the plain player if there are none.
    [[nodiscard]] std::size_t policies() const noexcept { return names_.size(); }
    [[nodiscard]] const std::vector<std::string>& policy_names() const noexcept { return names_; }

    /// From now on it thinks about this; it must live as long. `stop` ends a playout early.
    void face(const Moment& moment, OwnerId seat, const std::function<bool()>& stop);
    /// The question, in a game that stands at the moment itself.
    [[nodiscard]] const Choice& question();
    [[nodiscard]] Game& game() noexcept { return game_; }
    /// What a player would answer to the question; false if it fails.
    [[nodiscard]] bool answer_of(std::size_t policy, std::uint64_t seed, Picks& picks);
    [[nodiscard]] const PlainPlayer& plain() const noexcept { return plain_; }
    /// How often a script was entered, for measurements.
    [[nodiscard]] std::uint64_t script_calls() const noexcept { return scripts_.calls(); }

    /// The same result for the same playout, whatever was played before.
    [[nodiscard]] PlayedOut play_out(const Playout& playout);

  private:
    [[nodiscard]] PlayedOut play(const Playout& playout);
    void answer(std::size_t policy, const Choice& choice, Picks& picks);
    [[nodiscard]] PlayedOut judged();

    ScriptHost scripts_;
    Game game_;
    PlainPlayer plain_;
    std::vector<std::string> names_;
    std::vector<const Bot*> bots_;  ///< null: the plain player
    const Moment* moment_ = nullptr;
    OwnerId seat_{};
    HiddenCards hidden_;
    std::function<bool()> stop_;
    Stream random_;  ///< of the plain player
    Picks picks_;
};

}  // namespace cardwright
