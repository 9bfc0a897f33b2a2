#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "flow/walk/walk.hpp"

namespace cardwright {

/// Runs the frames of the stack, one kind after the other, until somebody is asked; an answer goes
/// to the frame that asked.
class FrameRunner : public Walk {
  public:
    /// Runs until somebody must decide or the game is over. Does nothing if one of them is so.
    void run();
    /// Takes an answer that `Game::check` has nothing against, and goes on.
    void carry_out(OwnerId seat, std::span<const std::int32_t> picks);
    /// Called whenever the game stands between two steps: the place for snapshots.
    std::function<void(const State&)> between_steps;

    /// Runs a verb that sets no script going. False, and nothing has happened, if it may.
    bool run_verb_now(const VerbCall& wanted);
    /// Does anything answer this event now? Otherwise it is over as soon as it is raised.
    [[nodiscard]] bool anyone_answers(std::uint32_t event, bool before);
    /// What the script that asked gets for an answer.
    static void fill_reply(const Choice& choice, std::span<const std::int32_t> picks, Reply& reply);
    /// Why the seat's open question does not offer a candidate, by what its script has left for
    /// when somebody asks. Without a reason if that says nothing, or if nothing was left.
    [[nodiscard]] Refused why(OwnerId seat, Value candidate, Word group);
    /// Completes what the seat's open question refuses with the reasons that were left for when
    /// somebody asks.
    void explain(OwnerId seat);
    /// How many questions this game has asked so far.
    [[nodiscard]] std::uint32_t choices_asked() const noexcept { return choices_asked_; }

  protected:
    using Walk::Walk;
    ~FrameRunner() = default;

    /// Gives an answer to the frame that asked.
    void note_answer(const Choice& choice, std::size_t picks);
    void deliver(const Choice& choice, std::span<const std::int32_t> picks);

    // players who decide together: stack/branches_frame.cpp
    bool run_branch(Branch& branch);

    std::unique_ptr<State> step_start_;  ///< kept only where a `meanwhile` exists
    std::size_t journal_before_ = 0;     ///< entries when players began to decide together
    std::uint32_t steps_run_ = 0;
    std::uint32_t choices_asked_ = 0;
    std::uint64_t picks_taken_ = 0;

  private:
    void run_point();
    bool run_strand();  ///< false when something is asked
    bool run_function(Frame& frame);
    bool move_picked(const Choice& choice, const Reply& reply);
    void serve_request();
    void ask();

    // steps: stack/step_frame.cpp
    void run_step();
    inline bool run_without_frame(const Step& step);
    void run_step_frame(Frame& frame);
    bool take_meanwhile(const Choice& choice, std::span<const std::int32_t> picks);
    void take_menu_answer(Frame& frame, std::span<const std::int32_t> picks);
    void carry_out_entry(const MenuEntry& entry, OwnerId player, std::int32_t number);
    bool carry_out_pick(OwnerId player, const MenuEntry& entry, CardId card,
                        std::uint32_t answers = no_event_index);
    bool carry_out_short(std::span<const std::int32_t> picks);
    [[nodiscard]] static const MenuEntry& entry_of(const Step& step, const Option& option) noexcept;

    // lists of acts and verbs: stack/acts_frame.cpp
    void run_acts(Frame& frame);
    void run_gives(Frame& frame);
    void begin_act(Frame& frame, const Act& act);
    bool conclude_act(Frame& frame, const Act& act);
    void tell(Frame& frame, std::size_t argument, Value said) const;
    bool go_on_with(Frame& frame, Value card) const;
    void end_acts(const Frame& frame, bool succeeded);
    std::uint32_t verb_event(const Frame& frame, const Act& act);
    void announce(Frame& frame, const Act& act);
    void fire(Frame& frame, const Act& act);
    void push_verb(const VerbCall& wanted);
    void resolve(const ResolveRequest& wanted);
    void count_given_again(const VerbForm& form, OwnerId player, CardId card, std::uint8_t time);
    [[nodiscard]] Value default_argument(const VerbArgument& argument, OwnerId player,
                                         CardId card) const;
    [[nodiscard]] const VerbForm& form_of(VerbId verb, CardId card) const noexcept {
        return table_.verb_form(verb, state_->card(card).definition);
    }

    // events: stack/event_frame.cpp
    void run_event(EventFrame& serving);
    void collect_triggers(EventFrame& serving, const Event& event, bool again);
    void add_pending(EventFrame& serving, const Event& event, const Trigger& trigger,
                     Pending candidate);
    bool next_trigger(EventFrame& serving, std::size_t& which);
    void run_trigger(EventFrame& serving, std::size_t which);
    [[nodiscard]] std::span<const Listener> listeners_there(const Event& event,
                                                            std::vector<Listener>& room);
    template <typename Each>
    void each_zone_of(ZoneKindId kind, Each&& each);
    template <typename Each>
    void each_card_of(const Listener& listener, const Trigger& trigger, const Event& event,
                      Each&& each);
    [[nodiscard]] const Trigger& trigger_of(const Pending& pending) const noexcept;
    [[nodiscard]] bool still_applies(const Event& event, const Pending& pending);

    void begin_branches(const BranchesRequest& wanted);
    void join();

    // answers to what is about to happen: stack/window_frame.cpp
    void open_window(WindowRequest wanted);
    void run_window(Frame& frame);
    void take_window_answer(WindowFrame& window, std::span<const std::int32_t> picks);
    [[nodiscard]] bool may_answer(const Window& window, OwnerId seat);
    [[nodiscard]] bool might_answer(const Step& step, OwnerId seat) const;

    std::vector<std::uint8_t> standing_;  ///< by definition; kept with the room it has
    bool first_question_ = false;         ///< the next question is the step's first
    std::size_t step_journal_ = 0;        ///< entries when the step began
};

}  // namespace cardwright
