#pragma once

#include "match/kit.hpp"
#include "match/match.hpp"

namespace cardwright::testing {

/// Plays random games and looks, at their questions, at everything a seat can find out: its view,
/// the question with its options, why other cards are not among them, what a bot would advise, and
/// the journal. All of that must be the same after dealing anew what the seat cannot know.
class Secrecy {
  public:
    explicit Secrecy(const Kit& kit);

    void play(const TablePlan& plan, int questions_per_check);
    /// How many questions could be asked again from a table dealt anew, and were the same.
    [[nodiscard]] std::size_t asked_again() const noexcept { return asked_again_; }
    /// How often dealing anew has changed something.
    [[nodiscard]] std::size_t changed() const noexcept { return changed_; }

    /// How many questions a game of one's own was taken to.
    [[nodiscard]] std::size_t imagined() const noexcept { return imagined_; }

  private:
    void check_views(Stream& random);
    void check_question(OwnerId seat, Stream& random);
    void check_journal();
    void check_imagined(OwnerId seat, Stream& random);

    Match match_;
    Match twin_;
    Match own_;             ///< where games are imagined
    std::size_t told_ = 0;  ///< entries of the journal that were looked at
    std::size_t asked_again_ = 0;
    std::size_t changed_ = 0;
    std::size_t imagined_ = 0;
};

}  // namespace cardwright::testing
