#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "flow/walk/walk.hpp"

namespace cardwright {

/// Runs the frames of the stack, one kind after the other, until somebody is asked.
class FrameRunner : public Walk {
  public:
    /// Does anything answer this event now? Otherwise it is over as soon as it is raised.
    [[nodiscard]] bool anyone_answers(std::uint32_t event, bool before);

  protected:
    using Walk::Walk;
    ~FrameRunner() = default;

    bool run_strand();  ///< false when something is asked
    /// Gives an answer to the frame that asked.
    void deliver(const Choice& choice, std::span<const std::int32_t> picks);

    // steps: stack/step_frame.cpp
    void run_step();
    bool take_meanwhile(const Choice& choice, std::span<const std::int32_t> picks);
    bool carry_out_briefly(std::span<const std::int32_t> picks);

    // players who decide together: stack/together_frame.cpp
    bool run_branch(Branch& branch);
    void join();

    std::unique_ptr<State> step_start_;  ///< kept only where a `meanwhile` exists
    std::size_t journal_before_ = 0;     ///< entries when players began to decide together
    std::uint32_t steps_run_ = 0;

  private:
    void serve_request();

    inline bool run_without_frame(const Step& step);
    void run_step_frame(Frame& frame);
    void take_menu_answer(Frame& frame, std::span<const std::int32_t> picks);
    void carry_out_entry(const MenuEntry& entry, OwnerId player, std::int32_t number);
    bool carry_out_pick(const MenuEntry& entry, OwnerId player, CardId card,
                        std::uint32_t answers = no_event_index);
    inline void act_briefly(const VerbForm& form, const MenuEntry& entry, OwnerId player,
                            CardId card);
    inline bool act_at_once(const MenuEntry& entry, OwnerId player, std::span<const CardId> cards);
    inline void count_before(std::span<const CardId> cards, ZoneId to);
    [[nodiscard]] static const MenuEntry& entry_of(const Step& step, const Option& option) noexcept;

    // lists of acts and verbs: stack/acts_frame.cpp
    void run_acts_frame(Frame& frame);
    void run_gives_frame(Frame& frame);
    void begin_act(Frame& frame, const Act& act);
    bool conclude_act(Frame& frame, const Act& act);
    void tell(Frame& frame, std::size_t argument, Value said) const;
    bool go_on_with(Frame& frame, Value card) const;
    void end_verb(Frame& frame, bool succeeded);
    std::uint32_t verb_event(const Frame& frame, const Act& act);
    void announce(Frame& frame, const Act& act);
    void fire(Frame& frame, const Act& act);

    // events: stack/event_frame.cpp
    void run_event_frame(Frame& frame);
    void collect_triggers(Frame& frame, const Event& event, bool again);
    void add_pending(Frame& frame, const Event& event, const Trigger& trigger, Pending candidate);
    bool next_trigger(Frame& frame, std::size_t& which);
    void run_trigger(Frame& frame, std::size_t which);
    template <typename Each>
    void each_card_of(const Listener& listener, const Trigger& trigger, const Event& event,
                      Each&& each);
    [[nodiscard]] const Trigger& trigger_of(const Pending& pending) const noexcept;
    [[nodiscard]] bool still_applies(const Event& event, const Pending& pending);

    void begin_together();

    // answers to what is about to happen: stack/window_frame.cpp
    void open_window(std::uint8_t window, std::uint32_t event, OwnerId player);
    void run_window_frame(Frame& frame);
    void take_window_answer(Frame& frame, std::span<const std::int32_t> picks);
    [[nodiscard]] bool may_answer(const Window& window, OwnerId seat);
    [[nodiscard]] bool might_answer(const Step& step, OwnerId seat) const;

    std::size_t step_journal_ = 0;  ///< entries when the step began
};

}  // namespace cardwright
