#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/choice.hpp"
#include "flow/pool.hpp"
#include "state/ids.hpp"
#include "state/value.hpp"

namespace cardwright {

/// An event being resolved: a name and named fields. Owned by the frame that raised it.
struct Event {
    EventId kind = no_event;
    bool cancelled = false;
    std::uint32_t serial = 0;  ///< tells a handle that outlived its event
    std::vector<std::pair<Word, Value>> fields;
    std::vector<std::vector<Value>> lists;  ///< what fields of kind `list` hold
    std::vector<Value> left_out;
    std::vector<CardId> once_more;  ///< cards whose part in it happens again
    std::size_t counted = 0;        ///< what of all this is in the strand's `event_values`

    [[nodiscard]] std::size_t values() const noexcept;
    [[nodiscard]] Value field(Word name) const noexcept;
    [[nodiscard]] bool includes(Value what) const noexcept;
    void clear(EventId id);
    /// Gives back the room of what it held.
    void drop_values();
};

inline constexpr std::uint32_t no_event_index = 0xFFFFFFFF;

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

/// One entry of the choice stack: what is being resolved, for whom, inside which other frame.
/// Frames are reused: the stack keeps them, with the room their lists have, and counts its depth.
struct Frame {
    enum class Kind : std::uint8_t {
        step,      ///< a step table the kernel walks
        script,    ///< a function of a script, in a coroutine
        event,     ///< the triggers of an event, one after the other
        acts,      ///< a list of native acts
        together,  ///< waits for the branches of all players
        window,    ///< players may answer what is about to happen
    };
    Kind kind = Kind::script;
    Word title = no_word;  ///< the hook, trigger or step, for explanations
    Context context;
    std::uint32_t events_before = 0;  ///< the strand's events when it began
    Reply reply;                      ///< what it is resumed with
    ZoneId aside = no_zone;           ///< its own place, once it has asked for it
    std::uint8_t time = 0;            ///< which of several times it is done, for explanations
    std::uint8_t times = 0;

    // script
    FunctionRef function = no_function;
    std::int32_t thread = -1;  ///< the coroutine, a number only the host knows

    // step and acts
    std::uint16_t step = 0;
    std::uint16_t at = 0;  ///< how far it has come
    std::uint16_t entry = 0;
    std::uint16_t next_pick = 0;
    VerbId verb = no_verb;         ///< acts: whose they are, if a verb's
    std::vector<Value> arguments;  ///< of the verb; of a function: what it is given
    const std::vector<Act>* acts = nullptr;
    const std::vector<std::pair<Word, std::int32_t>>* gives = nullptr;
    std::int32_t number = 0;
    std::vector<CardId> picked;

    // window
    std::uint16_t window = 0;
    std::uint8_t passed = 0;  ///< players who have passed since the last answer
    std::uint8_t turn = 0;    ///< whose of `order` it is to answer
    std::uint32_t answers_given = 0;

    // event
    bool before = false;
    std::uint8_t stage = 0;
    std::vector<Pending> pending;
    std::vector<std::uint16_t> askable;
    std::vector<OwnerId> order;  ///< in which players are served; drawn once for an event
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
    Frame& push(Frame::Kind kind);
    std::uint32_t add_event(EventId kind);
    /// Only the first events go on; the others are over, and hold nothing any more.
    void drop_events(std::size_t left) {
        if (event_count > left) end_events(left);
    }

  private:
    void end_events(std::size_t left);
};

}  // namespace cardwright
