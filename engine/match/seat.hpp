#pragma once

#include <memory>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "match/match.hpp"

namespace cardwright {

/// Somebody who answers choices.
class Seat {
  public:
    Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;
    Seat(Seat&&) = delete;
    Seat& operator=(Seat&&) = delete;
    virtual ~Seat() = default;

    virtual void new_game(std::uint64_t seed) { static_cast<void>(seed); }
    virtual void answer(Game& game, OwnerId seat, const Choice& choice, Picks& picks) = 0;
};

/// `random`, or a bot of the ruleset by name. Throws std::invalid_argument for a name nobody has.
[[nodiscard]] std::unique_ptr<Seat> make_seat(const std::string& name, std::size_t number,
                                              ScriptHost& scripts);

/// Lets seats play a begun match to its end.
void play_out(Match& match, const std::vector<std::unique_ptr<Seat>>& seats);

}  // namespace cardwright
