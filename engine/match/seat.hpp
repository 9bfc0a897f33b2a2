#pragma once

#include <functional>
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

using Seats = std::vector<std::unique_ptr<Seat>>;

/// Lets seats play a begun match to its end.
void play_out(Match& match, const Seats& seats);

/// Begins a game and lets seats play it to its end. Nothing but the seats may look on: to save
/// time, what scripts use up is proved by the clock, and a game that leaves doubt is played once
/// more with everything counted. `anew` is called whenever it begins.
void play_game(
    Match& match, const TablePlan& plan, const Seats& seats,
    const std::function<void()>& anew = [] {});

}  // namespace cardwright
