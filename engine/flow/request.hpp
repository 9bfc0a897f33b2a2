#pragma once

#include <cstdint>
#include <vector>

#include "flow/frame.hpp"

namespace cardwright {

/// A verb that somebody wants done with a card.
struct VerbCall {
    VerbId verb = no_verb;
    OwnerId player = table_owner;
    CardId card = no_card;
    std::uint8_t time = 0;  ///< which of several times it is, if any
    std::uint8_t times = 0;
    std::uint32_t answers = no_event_index;  ///< the event it is an answer to
    std::vector<Value> arguments;  ///< by the verb's own; empty values and those left out: default
};

/// What a script stopped on. The kernel serves it and resumes the script.
struct Request {
    enum class Kind : std::uint8_t { none, ask, event, resolve, verb, together, window };
    Kind kind = Kind::none;
    std::vector<std::uint32_t> events;       ///< event: which, in the order they happened
    std::uint32_t event = no_event_index;    ///< resolve: what the hook is told
    std::uint32_t answers = no_event_index;  ///< resolve: and what it is an answer to
    bool before = false;                     ///< event: its replacements, or what follows it
    OwnerId player = table_owner;            ///< resolve: for whom
    CardId card = no_card;                   ///< resolve: which card
    HookId hook{};                           ///< resolve: which of its functions
    bool give = true;                        ///< resolve: carry out what the card gives first
    std::uint8_t time = 0;                   ///< resolve: which of several times it is, if any
    std::uint8_t times = 0;
    std::uint8_t window = 0;             ///< window: which; `event` is what may be answered
    VerbCall verb;                       ///< verb
    FunctionRef function = no_function;  ///< together
    bool forked = true;                  ///< together: may branches change their player's things?
    std::vector<OwnerId> players;        ///< together
};

}  // namespace cardwright
