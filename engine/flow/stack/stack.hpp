#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "flow/question/questions.hpp"

namespace cardwright {

/// What can be put on the choice stack and taken off it. Frames are data, never nested C++ calls:
/// a chain of effects of any depth can stop at a question and go on later.
class Stack : public Questions {
  public:
    // ---- for scripts: what the one that runs stops on ----

    /// An empty question to a seat, to be put together; `request` puts it.
    Choice& new_question(OwnerId seat);
    /// While players decide together, each can be asked only in their own branch.
    [[nodiscard]] bool can_be_asked(OwnerId seat) const noexcept {
        return branch_ == nullptr || branch_->owner == seat;
    }
    /// The script stops; it is resumed once this is served.
    void request(Request wanted);
    /// The same for events it has raised; then it is resumed with this.
    void await_events(Value reply);
    void await_events(std::span<const CardId> reply);
    /// The card whose effect runs, if any.
    [[nodiscard]] CardId acting_card() const noexcept {
        return strand_->depth > 0 ? strand_->top().context.card : no_card;
    }

  protected:
    using Questions::Questions;
    ~Stack() = default;

    template <typename Kind>
    Frame& push() {
        make_room();
        return strand_->push<Kind>();
    }
    Frame& push_function(FunctionRef function, const Context& context, Word title);
    void push_acts(const std::vector<Act>& acts, OwnerId player, CardId picked,
                   std::int32_t number);
    void push_gives(const std::vector<std::pair<Word, std::int32_t>>& gives, OwnerId player,
                    CardId of);
    /// What answers the events that were raised, so that the first to happen is resolved first.
    void push_events();
    void pop();
    void drop_frames(Strand& strand) noexcept;
    /// Counts one more; a step may set off only so many.
    void count_frame();

    std::uint32_t frames_in_step_ = 0;

  private:
    void make_room();
};

}  // namespace cardwright
