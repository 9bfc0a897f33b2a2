#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "spec/arrangement.hpp"
#include "spec/spec_value.hpp"

namespace cardwright {

/// A scenario being played: what the methods of `t` do, without any Lua.
class Session {
  public:
    /// Sets the table up as the scenario says.
    Session(Match& match, const SpecValue& scenario);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    Session(Session&&) = delete;
    Session& operator=(Session&&) = delete;

    // ---- answering ----
    void answer(const SpecValue& player, const SpecValue& answer, const std::string& group = {});
    /// With the code of a reason, or for any; with the particulars the reason must have, if it is
    /// asked for them.
    void refused(const SpecValue& player, const SpecValue& answer, const SpecValue& reason,
                 const SpecValue& particulars);
    /// Sends numbers of options (from 1) to the engine as they are. Why it refused, or nothing.
    [[nodiscard]] std::string send(const SpecValue& player, const SpecValue& picks);
    void refused_table(const SpecValue& table, const SpecValue& reason);
    void take_back(const SpecValue& player);
    void together(const SpecValue& feed);
    void pass_until(const SpecValue& goal);
    /// Lets a search answer, with so many playouts.
    void search(const SpecValue& player, const SpecValue& playouts);
    void set(const SpecValue& who, const SpecValue& wishes);

    // ---- expecting ----
    void expect(const SpecValue& who, const SpecValue& expected);
    /// As the table stood when a step (or phase) of this name began last.
    void expect_before(const SpecValue& step, const SpecValue& who, const SpecValue& expected);
    void expect_view(const SpecValue& player, const SpecValue& expected);
    /// None of these cards is known to the player.
    void expect_unknown(const SpecValue& player, const SpecValue& expected);
    /// What the set file says about a kind of card, as far as it is named.
    void expect_printed(const SpecValue& card, const SpecValue& expected);
    void expect_told(const SpecValue& player, const SpecValue& words);
    void expect_not_told(const SpecValue& player, const SpecValue& words);
    void expect_asked(const SpecValue& player, const SpecValue& expected);
    void expect_not_asked(const SpecValue& player);
    void expect_no_open_choice();
    void expect_step(const SpecValue& step);
    void expect_active(const SpecValue& player);
    void expect_round(const SpecValue& round);
    void expect_running();
    void expect_finished(const SpecValue& expected);
    /// Among whom the first player of the next game of a series is drawn.
    void expect_next_first(const SpecValue& players);

    // ---- reading ----
    /// Why something is refused, and what the reason speaks of.
    struct Why {
        std::string code;
        Datum particulars{Datum::Map{}};
    };
    /// What could be an answer, but may not.
    struct RefusedCandidate {
        std::string what;
        Why why;
    };
    /// The question that is open to a player, in words.
    struct Asked {
        std::string prompt;
        std::string about;
        std::vector<std::string> inside;
        std::vector<std::string> options;
        std::int64_t least = 0;
        std::int64_t most = 0;
        std::map<std::string, std::int64_t> numbers;  ///< what the prompt mentions
        std::vector<RefusedCandidate> refused;
    };
    [[nodiscard]] std::optional<Asked> asked(const SpecValue& player);
    /// How a player would be judged if the game ended now.
    [[nodiscard]] std::vector<std::int64_t> ranks(const SpecValue& player);
    /// What the player's score is made of, as the ruleset's `parts` has it.
    [[nodiscard]] std::vector<ScorePart> parts(const SpecValue& player);
    [[nodiscard]] std::int64_t value(const SpecValue& subject, const SpecValue& query);
    [[nodiscard]] std::int64_t count(const SpecValue& who, const SpecValue& what);
    [[nodiscard]] std::vector<std::string> names(const SpecValue& who, const SpecValue& zone);
    [[nodiscard]] std::int64_t card(const SpecValue& who, const SpecValue& zone,
                                    const SpecValue& number);
    [[nodiscard]] std::int64_t card_counter(const SpecValue& card, const SpecValue& counter);
    [[nodiscard]] std::vector<std::string> journal(const SpecValue& player);
    [[nodiscard]] std::uint64_t hash() const { return match_.game().table_state().hash(); }

    [[nodiscard]] Match& match() noexcept { return match_; }
    [[nodiscard]] const std::string& table_before() const noexcept { return before_; }
    /// What was asked and answered so far, and what is open now.
    [[nodiscard]] std::string story() const;

  private:
    struct Reading {
        std::optional<Picks> picks;
        std::string missing;  ///< the name that is not offered
        std::string group;    ///< the group it was wanted from
    };
    /// Answers, and keeps it for the story.
    [[nodiscard]] std::optional<Refusal> give(OwnerId seat, const Picks& picks);
    [[nodiscard]] std::string why_refused(OwnerId seat, Refusal refusal) const;
    /// What a question's `why` gives reasons for is what its `refuse` refuses, and nothing else.
    void reasons_must_agree(OwnerId seat);
    void group_must_exist(const std::string& group) const;
    void must_not_be_misspelt(const std::string& name) const;
    void begin_noting(Game& game);
    [[nodiscard]] std::vector<std::string> told(const SpecValue& player) const;
    [[nodiscard]] Reading read(const Choice& choice, const SpecValue& answer,
                               const std::string& group);
    /// A player, somebody without a seat, or `game`.
    [[nodiscard]] OwnerId owner(const SpecValue& who) const;
    /// A player with a seat.
    [[nodiscard]] OwnerId seat(const SpecValue& who) const;
    [[nodiscard]] CardId card_numbered(const SpecValue& card) const;
    [[nodiscard]] std::string open_questions() const;
    [[nodiscard]] Why reason_for(OwnerId seat, const Reading& reading);
    [[nodiscard]] Why why(const Refused& refused) const;
    [[nodiscard]] bool menu_is_open() const;

    Match& match_;
    std::string before_;
    std::vector<std::string> answers_;      ///< the story so far
    Journal earlier_;                       ///< what happened before the table was last changed
    std::size_t journal_from_ = 0;          ///< where it was
    std::map<std::string, State> moments_;  ///< by step and phase: the table as it began last
    std::function<void(const State&)> between_steps_;  ///< the match's own
};

}  // namespace cardwright
