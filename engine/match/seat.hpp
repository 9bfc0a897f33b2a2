#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "match/effort.hpp"
#include "match/match.hpp"

namespace cardwright {

struct Thoughts;

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
    /// Does it play games of its own before it answers?
    [[nodiscard]] virtual bool thinks() const noexcept { return false; }
    /// What it thought before its last answer; nothing if it did not.
    [[nodiscard]] virtual const Thoughts* thoughts() const noexcept { return nullptr; }
    /// What it has spent on thinking in this game, on the thread that asked it.
    [[nodiscard]] virtual Effort effort() const noexcept { return {}; }
    virtual void answer(Game& game, OwnerId seat, const Choice& choice, Picks& picks) = 0;
};

/// What those who think ahead may take at a table; nothing is said of it in a simulation.
struct ThinkingRoom {
    unsigned threads = 1;
    double seconds = 0;  ///< for a decision; 0: as long as it takes
    const std::atomic<bool>* stop = nullptr;
};

/// `random`, `search` with its budget (see `SearchSpec`), or a bot of the ruleset by name. Throws
/// std::invalid_argument for a name nobody has. To be called before the match begins, which must
/// outlive the seat.
[[nodiscard]] std::unique_ptr<Seat> make_seat(const std::string& name, std::size_t number,
                                              Match& match, const ThinkingRoom& room = {});

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
