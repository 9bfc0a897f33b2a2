#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "flow/frame.hpp"

namespace cardwright {

// What a script can stop on. The kernel serves it and resumes the script with a reply.

/// The question it has put together.
struct AskRequest {};

/// What answers the events it has raised, beforehand or afterwards.
struct EventsRequest {};

/// A hook of a card, after what the card gives.
struct ResolveRequest {
    OwnerId player = table_owner;
    CardId card = no_card;
    HookId hook{};
    std::uint32_t event = no_event_index;    ///< what the hook is told
    std::uint32_t answers = no_event_index;  ///< and what it is an answer to
    bool give = true;                        ///< carry out what the card gives first
    std::uint8_t time = 0;                   ///< which of several times it is, if any
    std::uint8_t times = 0;
};

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

/// Players may answer an event that is about to happen.
struct WindowRequest {
    std::uint8_t window = 0;
    std::uint32_t event = no_event_index;
    OwnerId player = table_owner;  ///< who sets it off
};

/// A function that several players run at the same time.
struct BranchesRequest {
    FunctionRef function = no_function;
    bool forked = true;  ///< may branches change their player's things?
    std::vector<OwnerId> players;
};

using Request = std::variant<std::monostate, AskRequest, EventsRequest, ResolveRequest, VerbCall,
                             WindowRequest, BranchesRequest>;

}  // namespace cardwright
