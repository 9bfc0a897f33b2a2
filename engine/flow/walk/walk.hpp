#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/stack/stack.hpp"

namespace cardwright {

/// The way through phases, turns and rounds that the ruleset declares.
class Walk : public Stack {
  public:
    /// What counts for a seat: what a function of the ruleset says, with all parts of the score
    /// added to the first number. Empty if nothing is said.
    [[nodiscard]] std::vector<std::int64_t> rank_of(OwnerId seat, FunctionRef by);
    /// What a part of the score (an index in Blueprint::scoring) is worth for a seat.
    [[nodiscard]] std::int64_t scored(std::size_t part, OwnerId seat);

  protected:
    using Stack::Stack;
    ~Walk() = default;

    void begin_game();
    void begin_cycle();
    void begin_phase();
    void end_phase();
    void pass_part();  ///< after a seat's part of a phase for each: to the next seat or phase
    void end_cycle();
    void pass_turn();
    void end_game();
    [[nodiscard]] std::vector<Judgement> judge(FunctionRef rank);
    /// Goes where a step says that comes after it.
    void follow(const Next& next);
    void follow(std::string_view name);
    [[nodiscard]] bool is_over(const Step& step) const;
    /// Runs the functions that put the table in order, until nothing changes any more.
    void settle() {
        if (table_.some_settle) settle_all();
    }

  private:
    void note_walk(JournalEntry::Kind kind, OwnerId who, std::int64_t number = 0,
                   Word word = no_word);
    void go_to_next_phase();
    void share_wins(std::vector<Judgement>& judgements) const;
    // whose turn is next: walk/turns.cpp
    bool misses_turn(OwnerId seat);
    OwnerId take_extra_turn();
    OwnerId take_next(OwnerId from);
    bool go_to_next_turn();
    OwnerId first_part();
    OwnerId next_part(OwnerId now);
    OwnerId part_from(OwnerId seat);
    void announce_point(KernelEvent event, OwnerId player, Word phase = no_word) {
        if (listened(event_id(event))) raise_point(event, player, phase);
    }
    void raise_point(KernelEvent event, OwnerId player, Word phase);
    void expire(Lifetime lifetime) {
        if (table_.lifetimes_used[static_cast<std::size_t>(lifetime)] ||
            !state_->effects().empty()) {
            state_->expire(lifetime);
        }
    }
    void settle_all();
    [[nodiscard]] const std::vector<CardId>& settling_cards(std::vector<CardId>& more) const;
    /// Does a card with a settle function lie where it works?
    [[nodiscard]] bool is_to_settle(CardId card) const;
    [[nodiscard]] bool holds(const Condition& condition) const;
};

}  // namespace cardwright
