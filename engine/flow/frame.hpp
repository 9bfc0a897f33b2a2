#pragma once

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "flow/act.hpp"
#include "flow/behaviour.hpp"
#include "flow/choice.hpp"
#include "flow/event.hpp"
#include "flow/pool.hpp"
#include "state/ids.hpp"
#include "state/value.hpp"

namespace cardwright {

/// For whom and about what a function of a script runs.
struct Context {
    OwnerId player = table_owner;  ///< who resolves it
    OwnerId owner = table_owner;   ///< whose card it is
    CardId card = no_card;
    DefId definition = no_definition;        ///< whose params it reads
    std::uint32_t event = no_event_index;    ///< index among the strand's events
    std::uint32_t answers = no_event_index;  ///< the event it is an answer to
    std::uint32_t effect = 0;                ///< serial of the effect, if it is one
};

/// What a script gets when it goes on: single values, or one list.
struct Reply {
    std::vector<Value> values;
    std::vector<std::vector<Value>> lists;  ///< what values of kind `list` hold
    bool as_list = false;

    void clear() {
        values.clear();
        lists.clear();
        as_list = false;
    }
    void set(Value value) {
        clear();
        values.push_back(value);
    }
};

/// A trigger waiting for its turn.
struct Pending {
    Context context;
    std::uint8_t stage = 0;
    bool done = false;
    bool repeated = false;  ///< asked for once more by another card
    bool of_effect = false;
    DefId definition = no_definition;
    std::uint16_t effect_kind = 0;
    std::uint16_t trigger = 0;
};

// What can be under way: each kind of frame has fields of its own, and `clear`, which makes it as
// good as new but keeps the room of its lists.

/// A step the kernel walks: a menu, a list of acts, a function of the ruleset.
struct StepFrame {
    std::uint16_t step = 0;
    bool begun = false;           ///< its acts or its function run, or have run
    std::uint16_t entry = 0;      ///< what was chosen of a menu
    std::uint16_t next_pick = 0;  ///< of the cards that were picked
    std::vector<CardId> picked;

    void clear();
};

/// A function of a script.
struct FunctionFrame {
    FunctionRef function = no_function;
    std::int32_t coroutine = -1;   ///< a number only whoever runs scripts knows; -1: not begun
    std::vector<Value> arguments;  ///< what it is given instead of a context, if anything

    void clear();
};

/// A list of acts: a step's, a menu's, or a verb's.
struct ActsFrame {
    const std::vector<Act>* acts = nullptr;
    std::uint16_t next = 0;
    std::int32_t number = 0;       ///< chosen in a menu, for amounts that speak of it
    VerbId verb = no_verb;         ///< whose acts they are, if a verb's
    std::vector<Value> arguments;  ///< of the verb

    void clear();
};

/// What a card or a trigger gives, one thing after the other.
struct GivesFrame {
    const std::vector<std::pair<Word, std::int32_t>>* gives = nullptr;
    std::uint16_t next = 0;

    void clear();
};

/// The triggers of an event, one after the other.
struct EventFrame {
    std::uint32_t event = no_event_index;
    bool before = false;  ///< its replacements, or what follows it
    bool collected = false;
    std::uint8_t stage = 0;
    std::vector<Pending> pending;
    std::vector<std::uint16_t> askable;  ///< of those, what the open question is about
    std::vector<OwnerId> order;          ///< in which players are served; drawn once for an event

    void clear();
};

/// Players may answer what is about to happen, one after the other.
struct WindowFrame {
    std::uint16_t window = 0;
    std::uint16_t step = 0;  ///< whose menu offers the answers
    std::uint32_t event = no_event_index;
    std::vector<OwnerId> order;  ///< in which players are asked
    std::uint8_t passed = 0;     ///< players who have passed since the last answer
    std::uint8_t turn = 0;       ///< whose of `order` it is to answer
    std::uint32_t answers_given = 0;

    void clear();
};

/// Waits for the branches of players who decide at the same time.
struct BranchesFrame {
    FunctionRef function = no_function;  ///< what each runs
    bool forked = false;                 ///< branches may change their player's things

    void clear();
};

/// One entry of the choice stack: what is being resolved, for whom, inside which other frame.
/// Frames are reused: the stack keeps them, with the room their lists have, and counts its depth.
struct Frame {
    std::variant<StepFrame, FunctionFrame, ActsFrame, GivesFrame, EventFrame, WindowFrame,
                 BranchesFrame>
        kind;
    Word title = no_word;  ///< the hook, trigger or step, for explanations
    Context context;
    std::uint32_t events_before = 0;  ///< the strand's events when it began
    Reply reply;                      ///< what it is resumed with
    ZoneId aside = no_zone;           ///< its own place, once it has asked for it
    std::uint8_t time = 0;            ///< which of several times it is done, for explanations
    std::uint8_t times = 0;

    template <typename Kind>
    [[nodiscard]] bool is() const noexcept {
        return std::holds_alternative<Kind>(kind);
    }
    template <typename Kind>
    [[nodiscard]] Kind& as() {
        return std::get<Kind>(kind);
    }
    template <typename Kind>
    [[nodiscard]] const Kind& as() const {
        return std::get<Kind>(kind);
    }
};

/// Frames in the order they were entered, with the events they raised: one line of play. The
/// table has one; while players decide together, each has one of their own.
struct Strand {
    Pool<Frame> frames;
    std::size_t depth = 0;
    Pool<Event> events;
    std::size_t event_count = 0;
    std::size_t event_values = 0;  ///< what the events hold in all
    std::uint32_t next_serial = 1;
    Choice choice;
    bool asking = false;

    [[nodiscard]] Frame& top() noexcept { return frames[depth - 1]; }
    [[nodiscard]] const Frame& top() const noexcept { return frames[depth - 1]; }
    template <typename Kind>
    Frame& push() {
        Frame& frame = next_frame();
        if (Kind* const before = std::get_if<Kind>(&frame.kind)) {
            before->clear();
        } else {
            frame.kind.emplace<Kind>();
        }
        return frame;
    }
    std::uint32_t add_event(EventId kind);
    /// Only the first events go on; the others are over, and hold nothing any more.
    void drop_events(std::size_t left) {
        if (event_count > left) end_events(left);
    }

  private:
    /// The next free one, new but for its kind.
    Frame& next_frame();
    void end_events(std::size_t left);
};

}  // namespace cardwright
