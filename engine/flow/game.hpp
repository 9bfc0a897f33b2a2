#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/choice.hpp"
#include "flow/reason.hpp"
#include "flow/setup.hpp"
#include "flow/stack/frame_runner.hpp"
#include "state/lens.hpp"

namespace cardwright {

struct Moment;

/// A game between two choices: what a front end, a bot or a search needs of it.
///
/// `set_up`, then `run`: the game goes on until somebody must decide (`deciding` is not empty) or
/// it is over (`finished`). `answer` takes a decision and goes on to the next one. Nothing else
/// moves the game.
///
/// It knows no game: everything it does is in the blueprint or in a script. The same content,
/// set-up and answers always lead to the same state, wherever and however often they are put in. A
/// script that goes wrong makes `set_up`, `run`, `answer` and `take_back` throw a GameError;
/// afterwards only `set_up` and `restore` may be called.
class Game : public FrameRunner {
  public:
    /// The blueprint, the behaviours and the script runner must outlive the game.
    Game(const Blueprint& blueprint, const Behaviours& behaviours, ScriptRunner& scripts,
         FlowLimits limits = {});
    ~Game();

    // ---- life ----

    /// Deals a table and carries out the start; whatever was under way is dropped. Tables that
    /// differ in nothing but the seed are dealt once and copied.
    void set_up(const Setup& setup);
    /// Forgets what was dealt for an earlier set-up (after a script was changed).
    void forget_deal() noexcept { dealt_.reset(); }
    /// Puts a state in place that was taken between two steps of this table; drops whatever was
    /// going on.
    void restore(const State& state);
    /// Call after cards were added to the table by hand: who listens to what is worked out anew.
    void index_behaviours();
    [[nodiscard]] bool finished() const noexcept {
        return main_state_->position.point == Position::Point::finished;
    }

    // ---- games of one's own ----

    /// All that another game of the same content needs to stand at the open choice of this one:
    /// the state this game had last between two steps, and what was answered since.
    [[nodiscard]] Moment moment(const State& state,
                                std::vector<std::pair<OwnerId, Picks>> answers) const;
    /// From now on this game is about a moment of another. To be called once before `stand_at`.
    void sit_down_at(const Moment& moment);
    /// Goes to the moment: the open choices are the other game's. Where players decide together,
    /// only what the seat has answered is put in.
    void stand_at(const Moment& moment, OwnerId seat);
    /// Goes to the moment in one of the worlds that the seat may believe to be in: deals anew what
    /// it cannot know (see `hidden_from`), and what chance brings from here on. Other players who
    /// decide at the same time begin anew.
    void stand_in_a_world(const Moment& moment, OwnerId seat, const HiddenCards& hidden,
                          Stream& random);
    /// All of this: one of the games that a seat may believe to be in.
    void imagine(const Moment& moment, OwnerId seat, Stream& random);
    /// How the game would be judged if it ended now: by the ruleset's `standing`, if it has one,
    /// or else as in the end.
    [[nodiscard]] std::vector<Judgement> standing();

    // ---- choices ----

    /// The seats that are asked now, in seat order. More than one only while players decide
    /// together.
    [[nodiscard]] std::vector<OwnerId> deciding() const;
    /// What the seat is asked; null if it has nothing to decide.
    [[nodiscard]] const Choice* open_choice(OwnerId seat) const noexcept;
    /// The only open choice (the first in seat order while players decide together).
    [[nodiscard]] const Choice* open_choice() const noexcept;
    /// Why an answer would be refused, or nothing. Changes nothing.
    [[nodiscard]] std::optional<Refusal> check(OwnerId seat,
                                               std::span<const std::int32_t> picks) const;
    /// Checks the answer, then goes on. A refused answer changes nothing.
    [[nodiscard]] std::optional<Refusal> answer(OwnerId seat, std::span<const std::int32_t> picks) {
        const auto refusal = check(seat, picks);
        if (!refusal) carry_out(seat, picks);
        return refusal;
    }
    /// While players decide together: takes back the seat's last answer. False if there is none.
    bool take_back(OwnerId seat);
    [[nodiscard]] bool together() const noexcept { return !branches_.empty(); }

    // ---- explanations ----

    /// Why the seat is asked, outermost first; cards it does not know are not named.
    [[nodiscard]] std::vector<Reason> reasons(OwnerId seat) const;
    /// Why a card is not among the options of the seat's open choice, or of one of its groups;
    /// without a reason if none is known.
    [[nodiscard]] Refused why_not(OwnerId seat, CardId card, Word group = no_word);
    /// Why a seat has nothing to decide while another is asked: the ruleset's own reason, if it has
    /// one for this.
    [[nodiscard]] Refused why_idle(OwnerId seat);
    /// The code of a refused answer: the question's own, else the ruleset's, else the kernel's.
    [[nodiscard]] std::string_view code_of(Refusal refusal,
                                           const Choice* choice = nullptr) const noexcept;

    // ---- views ----

    /// The state as the seat sees it: while players decide together, with its own changes only.
    /// A Lens on it tells what the seat may know.
    [[nodiscard]] const State& state_for(OwnerId seat) const noexcept;
    /// While it lives, questions about the state are answered as the seat sees it.
    class LookAs {
      public:
        LookAs(Game& game, OwnerId seat) noexcept : game_{&game}, before_{game.branch_} {
            if (Branch* branch = game.branch_of(seat)) game.enter(branch);
        }
        ~LookAs() { game_->enter(before_); }
        LookAs(LookAs&&) = delete;  // nor is it copied

      private:
        Game* game_;
        Branch* before_;
    };

  private:
    void deal_and_start(bool same_deal);
    void deal_packs();
    void drop_everything() noexcept;
    void begin_anew(Branch& branch);
    bool go_on_from(const State& state, const Moment& moment, OwnerId seat);
    [[nodiscard]] State& seen_by(OwnerId seat);
    void deal_everywhere(OwnerId seat);
    void come_to_this_world(const Moment& moment, OwnerId seat, const HiddenCards& hidden);
    [[nodiscard]] bool is_asked_the_same(OwnerId seat, const Choice& asked) const;
    void change_chance(OwnerId seat, Stream& random);

    std::unique_ptr<State> dealt_;  ///< the state after dealing, before anything random
    Setup dealt_setup_;
    std::size_t dealt_words_ = 0;  ///< the game's own words and those learnt while dealing
    std::size_t words_at_moment_ = 0;
    std::uint64_t table_of_moment_ = 0;  ///< the topology of the game it is about
};

}  // namespace cardwright
