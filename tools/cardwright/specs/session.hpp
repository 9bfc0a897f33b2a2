#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/specs/arrangement.hpp"
#include "match/match.hpp"
#include "state/datum.hpp"

namespace cardwright::tool {

/// A scenario being played: what the methods of `t` do, without any Lua.
class Session {
  public:
    Session(Match& match, const Datum& scenario);

    void answer(const std::string& player, const Datum& answer, const std::string& group = {});
    /// The particulars the reason must have, if it is asked for them.
    void refused(const std::string& player, const Datum& answer, const std::string& reason,
                 const Datum& particulars = {});
    void refused_table(const Datum& table, const std::string& reason);
    void take_back(const std::string& player);
    void together(const Datum& feed);
    void pass_until(const Datum& goal);
    void set(const std::string& who, const Datum& wishes);
    void unchanged(const std::function<void()>& body);

    void expect(const std::string& who, const Datum& expected);
    void expect_view(const std::string& player, const Datum& expected);
    void expect_asked(const std::string& player, const Datum& expected);
    void expect_not_asked(const std::string& player);
    void expect_no_open_choice();
    void expect_step(const std::string& step);
    void expect_active(const std::string& player);
    void expect_round(std::int64_t round);
    void expect_running();
    void expect_finished(const Datum& expected);
    /// Among whom the first player of the next game of a series is drawn.
    void expect_next_first(const Datum& players);

    [[nodiscard]] std::int64_t value(const Datum& subject, const std::string& query);
    [[nodiscard]] std::int64_t count(const std::string& who, const std::string& what);
    [[nodiscard]] std::vector<std::string> names(const std::string& who, const std::string& zone);
    [[nodiscard]] std::int64_t card(const std::string& who, const std::string& zone,
                                    std::int64_t number);
    [[nodiscard]] std::int64_t card_counter(std::int64_t card, const std::string& counter);
    [[nodiscard]] std::vector<std::string> journal(const std::string& player);

    [[nodiscard]] Match& match() noexcept { return match_; }
    [[nodiscard]] const std::string& table_before() const noexcept { return before_; }

  private:
    struct Reading {
        std::optional<Picks> picks;
        std::string missing;  ///< the name that is not offered
        std::string group;    ///< the group it was wanted from
    };
    /// Why something is refused, and what the reason speaks of.
    struct Why {
        std::string code;
        Datum::Map particulars;
    };
    [[nodiscard]] Reading read(const Choice& choice, const Datum& answer, const std::string& group);
    [[nodiscard]] OwnerId owner(const std::string& who) const;
    [[nodiscard]] std::string open_questions() const;
    [[nodiscard]] Why reason_for(OwnerId seat, const Reading& reading);
    [[nodiscard]] Why told(const Refused& refused) const;
    [[nodiscard]] bool menu_is_open() const;
    void feed(const std::vector<std::pair<std::string, Datum>>& steps);

    Match& match_;
    std::string before_;
};

}  // namespace cardwright::tool
