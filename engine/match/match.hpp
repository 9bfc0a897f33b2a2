#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "flow/game.hpp"
#include "flow/moment.hpp"
#include "match/kit.hpp"
#include "match/record.hpp"
#include "match/table_plan.hpp"
#include "script/script_host.hpp"

namespace cardwright {

/// How a match is kept.
struct MatchOptions {
    bool history = true;   ///< snapshots and answers: undo, records, recovery from errors
    bool moments = false;  ///< without history: keep what `moment` needs all the same
    bool journal = true;
    bool whole_verbs = false;
    std::size_t snapshots = 64;  ///< that are kept at most
    FlowLimits flow = {};
    ScriptLimits scripts = {};
    ScriptProfile* profile = nullptr;  ///< where it is written down what scripts take
};

/// Where putting a record in again stopped fitting.
struct Divergence {
    std::size_t answer = 0;  ///< how many answers fitted
    std::string expected;    ///< what the record says
    std::string found;       ///< what the game asks, or its hash
};

/// A game at a table: (sets, seed, answers). Undo, records, replays and recovery from a script's
/// error are all the same thing: put the answers in again.
class Match {
  public:
    explicit Match(const Kit& kit, const MatchOptions& options = {});

    void begin(const TablePlan& plan);
    /// Goes on where a table stood with other rules: see `standing_text`. Throws BadStanding.
    void begin_standing(const TablePlan& plan, const std::string& standing);
    /// Goes on from a state that somebody has put together, as if it stood between two steps.
    void begin_from(const TablePlan& plan, const std::function<void(Game&)>& arrange);

    [[nodiscard]] Game& game() noexcept { return *game_; }
    [[nodiscard]] const Game& game() const noexcept { return *game_; }
    [[nodiscard]] ScriptHost& scripts() noexcept { return *scripts_; }
    [[nodiscard]] const Kit& kit() const noexcept { return kit_; }
    [[nodiscard]] const Journal& journal() const noexcept { return journal_; }
    [[nodiscard]] const TablePlan& plan() const noexcept { return plan_; }

    /// Checks the answer and goes on. If a script goes wrong, the match stands again where it was
    /// before the answer, and the GameError is thrown on.
    [[nodiscard]] std::optional<Refusal> answer(OwnerId seat, std::span<const std::int32_t> picks);

    /// Where the game stands now, for another game to go there: see `Game::imagine`. Needs history
    /// or `moments`.
    [[nodiscard]] Moment moment() const;
    /// From the next game on `moment` may be called.
    void keep_moments() noexcept { options_.moments = true; }
    [[nodiscard]] const MatchOptions& options() const noexcept { return options_; }

    [[nodiscard]] std::size_t answers() const noexcept { return answers_.size(); }
    [[nodiscard]] std::size_t snapshots() const noexcept { return snapshots_.size(); }
    /// From 0.
    [[nodiscard]] RecordedAnswer answer_at(std::size_t number) const;
    [[nodiscard]] OwnerId answered_by(std::size_t number) const { return answers_[number].seat; }
    /// So many answers stand as they were when somebody last saw them all.
    [[nodiscard]] std::size_t steady() const noexcept { return steady_; }
    void all_seen() noexcept { steady_ = answers_.size(); }
    /// The hash of the table after so many answers, if it is known.
    [[nodiscard]] std::optional<std::uint64_t> hash_after(std::size_t answers) const;
    /// The answer a script went wrong on last, which is not among the others.
    [[nodiscard]] const std::optional<RecordedAnswer>& failed() const noexcept { return failed_; }
    /// Takes back the last answer, whoever gave it. False if there is none.
    bool undo();
    bool redo();
    /// Takes back a seat's own last answer: while players decide together, and of a step in which
    /// nothing has happened yet, so that a move that is asked for bit by bit can be thought over.
    bool take_back(OwnerId seat);

    /// What it is played with, down to the cards that are in this game.
    [[nodiscard]] ContentStamp content() const;
    [[nodiscard]] Record record(const std::vector<std::string>& seats = {}) const;
    /// The same without what was played before the last moment at which no script was under way:
    /// other rules can go on from there.
    [[nodiscard]] Record record_from_here(const std::vector<std::string>& seats) const;
    /// How it stood when it went on with other rules; empty if it was played from the beginning.
    [[nodiscard]] const std::string& standing() const noexcept { return standing_; }
    [[nodiscard]] std::uint64_t standing_hash() const noexcept { return standing_hash_; }
    /// Begins the recorded game and puts its answers in; stops at the first that does not fit.
    [[nodiscard]] std::optional<Divergence> put_in(const Record& record);

  private:
    struct Given {
        OwnerId seat{};
        Picks picks;
        std::string prompt;
        std::string text;
        std::optional<std::uint64_t> hash;  ///< of the table after it, if it is still true
    };
    struct Snapshot {
        State state;
        std::size_t answers = 0;
        std::size_t journal = 0;
    };

    void attach();
    void remember(const State& state);
    void thin_out_snapshots();
    [[nodiscard]] std::optional<Divergence> begin_recorded(const Record& record);
    void rebuild(std::size_t answers);
    [[nodiscard]] bool nothing_happened_since_step_began() const;
    void feed(const Given& given);
    [[nodiscard]] static RecordedAnswer recorded(const Given& given);

    Kit kit_;
    MatchOptions options_;
    std::unique_ptr<ScriptHost> scripts_;
    std::unique_ptr<Game> game_;
    TablePlan plan_;
    Journal journal_;
    std::string standing_;
    std::uint64_t standing_hash_ = 0;
    std::vector<Given> answers_;
    std::vector<Given> undone_;
    std::size_t steady_ = 0;
    std::optional<RecordedAnswer> failed_;
    std::vector<Snapshot> snapshots_;
    bool rebuilding_ = false;
};

}  // namespace cardwright
