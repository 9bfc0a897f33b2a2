#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "flow/question/questions.hpp"

namespace cardwright {

/// What can be put on the choice stack and taken off it. Frames are data, never nested C++ calls:
/// a chain of effects of any depth can stop at a question and go on later.
class Stack : public Questions {
  public:
    /// Runs a verb that sets no script going. False, and nothing has happened, if it may.
    bool run_verb_now(const VerbCall& wanted);
    /// How many questions this game has asked so far.
    [[nodiscard]] std::uint32_t choices_asked() const noexcept { return choices_asked_; }

  protected:
    using Questions::Questions;
    ~Stack() = default;

    Frame& push(Frame::Kind kind);
    Frame& push_function(FunctionRef function, const Context& context, Word title);
    void push_acts(const std::vector<Act>* acts,
                   const std::vector<std::pair<Word, std::int32_t>>* gives, OwnerId player,
                   CardId picked, std::int32_t number);
    void push_verb(const VerbCall& wanted);
    /// The events that `request` holds, so that the first to happen is resolved first.
    void push_events();
    void resolve(const Request& wanted);
    void ask();
    void pop();
    void drop_frames(Strand& strand) noexcept;

    bool first_question_ = false;  ///< the next question is the step's first
    std::uint32_t frames_in_step_ = 0;
    std::uint32_t choices_asked_ = 0;

  private:
    void count_frame();
    void count_given_again(const VerbForm& form, OwnerId player, CardId card, std::uint8_t time);
    [[nodiscard]] Value default_argument(const VerbArgument& argument, OwnerId player,
                                         CardId card) const;
    [[nodiscard]] const VerbForm& form_of(VerbId verb, CardId card) const noexcept {
        return table_.verb_form(verb, state_->card(card).definition);
    }
};

}  // namespace cardwright
