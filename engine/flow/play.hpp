#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/blueprint.hpp"
#include "flow/branch.hpp"
#include "flow/error.hpp"
#include "flow/request.hpp"
#include "flow/script_runner.hpp"
#include "flow/setup.hpp"
#include "flow/table/dealt_table.hpp"
#include "flow/tally.hpp"
#include "state/journal.hpp"
#include "state/state.hpp"

namespace cardwright {

/// What is under way, and what every part of a game works on: the state, the stack of the line of
/// play that runs, the table as it was dealt, and who is told of what happens.
///
/// The parts of a game build on each other, and each knows only those before it:
/// Play, Queries, Changes, Questions, Stack, Walk, FrameRunner, Game.
class Play {
  public:
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;
    Play(Play&&) = delete;
    Play& operator=(Play&&) = delete;

    Journal* journal = nullptr;  ///< kept only if somebody reads it
    CardTally* tally = nullptr;  ///< the same
    bool whole_verbs = false;    ///< run verbs as they are written, cut down nowhere (for tests)

    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] const Behaviours& behaviours() const noexcept { return *behaviours_; }
    [[nodiscard]] const Schema& schema() const noexcept { return blueprint_->schema; }
    [[nodiscard]] const FlowLimits& limits() const noexcept { return limits_; }
    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }
    [[nodiscard]] Words& words() noexcept { return words_; }
    [[nodiscard]] const Words& words() const noexcept { return words_; }
    [[nodiscard]] Word name_of(DefId definition) const noexcept {
        return table_.names[index_of(definition)];
    }
    /// Unique id of this zone topology; 0 while the table is still being laid out.
    [[nodiscard]] std::uint64_t topology_id() const noexcept { return dealing_ ? 0 : topology_id_; }

    /// The state of the line of play that runs: the table's, a branch's, or that of a trial.
    [[nodiscard]] State& state() noexcept { return *state_; }
    [[nodiscard]] const State& state() const noexcept { return *state_; }
    [[nodiscard]] const State& table_state() const noexcept { return *main_state_; }
    [[nodiscard]] const Strand& strand() const noexcept { return *strand_; }
    [[nodiscard]] bool in_branch() const noexcept { return branch_ != nullptr; }
    /// Does what was begun there go on here? A branch goes on with what the table has begun, but
    /// not with what another branch has.
    [[nodiscard]] bool goes_on_here(const Strand* strand) const noexcept {
        return strand == strand_ || strand == &main_strand_;
    }

    /// The neighbours, past seats that have left the game.
    [[nodiscard]] OwnerId left_of(OwnerId seat) const noexcept;
    [[nodiscard]] OwnerId right_of(OwnerId seat) const noexcept;
    /// Who comes after a seat in the order of play.
    [[nodiscard]] OwnerId after(OwnerId seat) const noexcept {
        return state_->order.reversed ? right_of(seat) : left_of(seat);
    }
    /// All seats by their numbers, also those that have left the game.
    [[nodiscard]] std::vector<OwnerId> all_seats() const;
    /// Seats that are in the game, in the order of play, beginning with one.
    [[nodiscard]] std::vector<OwnerId> seats_from(OwnerId seat) const;
    /// Seats in the order in which the ruleset serves them.
    [[nodiscard]] std::vector<OwnerId> serving_order();

    /// Numbers the runs of a game: each from one answer (or the set-up) to the next question. What
    /// scripts may use up is counted over all of one. 0 while somebody has to decide.
    [[nodiscard]] std::uint64_t run_number() const noexcept {
        return running_ > 0 ? run_number_ : 0;
    }
    /// What the kernel looks at for scripts, in things: they pay for it.
    void work(std::size_t things) {
        work_ += things;
        if (work_ >= things_per_bill) pay_for_work();
    }
    /// The number of a word that a script uses. There may be only so many that nobody else knows,
    /// and the next game knows none of them.
    [[nodiscard]] Word learn(std::string_view text);
    /// A number from a stream that a script has named.
    [[nodiscard]] std::uint32_t random_below(std::string_view stream, std::uint32_t bound);

    [[nodiscard]] bool listened(EventId event) const noexcept { return listened_[index_of(event)]; }
    void note(JournalEntry entry);
    /// The effects under way, outermost first, for messages.
    [[nodiscard]] std::vector<std::string> chain() const;
    /// The seats that know all cards whose effects those are, and this one.
    [[nodiscard]] SeatMask who_knows_chain(CardId card = no_card) const;
    [[noreturn]] void fail(const std::string& message, std::string limit = {}) const;

    [[nodiscard]] bool pure() const noexcept { return pure_ > 0; }
    /// Nothing may change: a query is worked out, or all are asked one plain question.
    [[nodiscard]] bool read_only() const noexcept { return pure_ > 0 || read_only_; }
    /// Nothing may be asked.
    [[nodiscard]] bool quiet() const noexcept { return quiet_ > 0; }
    /// Dealing is done once for many games, so nothing random may happen in it.
    [[nodiscard]] bool dealing() const noexcept { return dealing_; }
    /// Events that a trial has not raised itself are not its own to change.
    [[nodiscard]] bool may_change_event(std::size_t index) const noexcept {
        return index >= first_event_;
    }
    /// The game ends after the step that runs.
    void finish_now() noexcept { finish_wanted_ = true; }

    class Trial;
    class Quiet;

  protected:
    Play(Game& game, const Blueprint& blueprint, const Behaviours& behaviours,
         ScriptRunner& scripts, FlowLimits limits);
    ~Play() = default;

    class Running;

    void enter(Branch* branch) noexcept;
    [[nodiscard]] Branch* branch_of(OwnerId seat) noexcept;
    [[nodiscard]] const Branch* branch_of(OwnerId seat) const noexcept;
    void pay_for_work();
    [[nodiscard]] OwnerId neighbour_of(OwnerId seat, std::size_t step) const noexcept;
    [[noreturn]] void fail_limit(const char* name, std::uint64_t limit, const char* why) const;
    [[nodiscard]] std::size_t journal_weight();

    static constexpr std::size_t things_per_bill = 1024;

    Game* game_;  ///< the whole, for scripts
    const Blueprint* blueprint_;
    const Behaviours* behaviours_;
    ScriptRunner* scripts_;
    FlowLimits limits_;
    Words words_;
    Setup setup_;
    DealtTable table_;
    std::bitset<256> listened_;      ///< as the table says; nothing before the game begins
    std::uint64_t topology_id_ = 0;  ///< see `topology_id()`

    std::unique_ptr<State> main_state_;
    Strand main_strand_;
    std::vector<std::unique_ptr<Branch>> branches_;
    std::vector<std::unique_ptr<Branch>> spare_branches_;  ///< of earlier decisions
    State* state_ = nullptr;                               ///< of the line of play that runs
    Strand* strand_ = nullptr;
    Branch* branch_ = nullptr;
    Request request_;                    ///< what the script that runs has stopped on
    std::vector<std::uint32_t> raised_;  ///< events that wait for whoever answers them
    bool raised_before_ = false;         ///< for whoever replaces them
    /// For trials inside trials; kept, with the room their lists have.
    std::vector<std::unique_ptr<State>> trials_;
    std::size_t trial_depth_ = 0;
    std::size_t first_event_ = 0;  ///< of those that may be changed

    bool dealing_ = false;
    int quiet_ = 0;
    int pure_ = 0;
    bool read_only_ = false;
    bool finish_wanted_ = false;
    int running_ = 0;
    std::uint64_t run_number_ = 0;
    std::size_t work_ = 0;             ///< not yet paid
    std::size_t own_words_ = 0;        ///< the content's and the kernel's
    std::size_t journal_counted_ = 0;  ///< entries that are in the weight
    std::size_t journal_weight_ = 0;

    // names of the ruleset that explanations and the journal use
    std::vector<Word> hook_names_, verb_names_, step_names_, event_names_;
    std::vector<std::vector<Word>> event_fields_;  ///< by event
    // names the kernel itself uses in events
    Word word_player_, word_card_, word_cards_, word_to_, word_zone_, word_counter_, word_by_,
        word_phase_, word_order_, word_meanwhile_;
};

/// While it lives the game stands on a copy of the state that is thrown away afterwards: nothing
/// that happens lasts. The state itself is not touched, so whoever is just going through it (a
/// query, the triggers of an event, a menu) may call a script that tries something out.
class Play::Trial {
  public:
    explicit Trial(Play& play);
    ~Trial();
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;
    Trial(Trial&&) = delete;
    Trial& operator=(Trial&&) = delete;

  private:
    Play* play_;
    State* state_;
    Journal* journal_;
    CardTally* tally_;
    std::size_t events_;       // of the strand, when it began
    std::size_t first_event_;  // that could be changed before
    ZoneId aside_;             // of the frame on top
    int pure_;
    bool read_only_;
    bool finish_wanted_;
};

/// While it lives nothing may be asked (and, if pure, nothing changed).
class Play::Quiet {
  public:
    Quiet(Play& play, bool pure) noexcept : play_{&play}, pure_{pure} {
        ++play.quiet_;
        if (pure) ++play.pure_;
    }
    ~Quiet() {
        --play_->quiet_;
        if (pure_) --play_->pure_;
    }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;
    Quiet(Quiet&&) = delete;
    Quiet& operator=(Quiet&&) = delete;

  private:
    Play* play_;
    bool pure_;
};

/// While it lives the game runs.
class Play::Running {
  public:
    explicit Running(Play& play) noexcept : play_{&play} {
        if (play.running_++ > 0) return;
        ++play.run_number_;
        play.work_ = 0;
    }
    ~Running() { --play_->running_; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    Running(Running&&) = delete;
    Running& operator=(Running&&) = delete;

  private:
    Play* play_;
};

}  // namespace cardwright
