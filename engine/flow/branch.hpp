#pragma once

#include <vector>

#include "flow/frame.hpp"
#include "state/state.hpp"

namespace cardwright {

/// One player's line of play while several decide at the same time: its own fork of the state.
struct Branch {
    Branch(OwnerId who, const State& from) : owner{who}, state{from} {}
    /// One that is over serves another player, with the room its lists have.
    void begin(OwnerId who, const State& from) {
        owner = who;
        state = from;
        answers.clear();
        result.clear();
        done = false;
    }
    OwnerId owner;
    State state;
    Strand strand;
    std::vector<Picks> answers;
    Reply result;
    bool done = false;
};

}  // namespace cardwright
