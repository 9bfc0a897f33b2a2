// Scripts that call everything from everywhere.

#include <fmt/format.h>

#include "fuzz/family.hpp"
#include "fuzz/messages.hpp"
#include "fuzz/playing.hpp"
#include "fuzz/small_limits.hpp"
#include "match/record.hpp"

namespace cardwright::fuzz {
namespace {

Kit playground_kit(const Files& files) {
    Overlay overlay;
    for (const auto& [path, text] : files) overlay["playground/" + path] = text;
    return Kit{Catalog::open({"playground"}, overlay), {"playground"}, "playground"};
}

TablePlan plan_of(std::uint64_t number) {
    TablePlan plan;
    plan.seats = static_cast<std::uint8_t>(1 + number % 3);
    plan.seed = number;
    return plan;
}

constexpr std::uint64_t games_of_a_case = 3;
constexpr std::uint64_t untouched_seed = 7;

/// Every fifth case has a file that is spoiled. Nothing of it is played, since all files are loaded
/// before the first game: so it takes no callable's turn.
constexpr std::uint64_t cases_per_spoiled = 5;
bool spoils_loading(std::uint64_t number) {
    return number % cases_per_spoiled == cases_per_spoiled - 1;
}
std::uint64_t turn_of(std::uint64_t number) {
    return number - number / cases_per_spoiled;
}

/// A table is dealt once for many games. Where something is written into dealing, the untouched
/// game is for another table; where nothing is, for the one that was just played at.
bool writes_into_dealing(std::uint64_t number) {
    return turn_of(number) % 2 == 1;
}

TablePlan untouched_plan(std::uint64_t number) {
    TablePlan plan = plan_of(number + games_of_a_case - 1);
    plan.seed = untouched_seed;
    if (writes_into_dealing(number)) plan.options.emplace_back("hard", 1);
    return plan;
}

class ScriptFamily final : public Family {
  public:
    explicit ScriptFamily(Coverage* coverage) : coverage_{coverage} {}

    [[nodiscard]] std::string_view name() const override { return "scripts"; }

    [[nodiscard]] Case make(std::uint64_t number) override {
        Dice dice{number, "scripts"};
        Author author{turn_of(number), dice};
        if (!writes_into_dealing(number)) author.leave_out(Place::deal);
        Case made;
        made.family = name();
        made.number = number;
        made.files = playground_scripts(&author);
        if (spoils_loading(number)) spoil_loading(made.files, author, dice);
        made.sites = author.take_sites();
        return made;
    }

    [[nodiscard]] std::string run(const Case& tried) override {
        Switchboard board{tried.sites, tried.files, coverage_};
        ++counts_["scripts"];
        try {
            const Kit kit = playground_kit(tried.files);
            return play_all(kit, board, tried);
        } catch (const LoadError& error) {
            ++counts_["refused while loading"];
            return flaw_of_load(error.what());
        } catch (const GameError& error) {
            ++counts_["refused while loading"];
            return flaw_of_load(error.full_text());
        } catch (const std::exception& error) {
            return "leak: " + leaked(error, "loading");
        }
    }

  private:
    static std::string flaw_of_load(const std::string& message) {
        const std::string flaw = flaw_of_message(message);
        return flaw.empty() ? "" : "message: " + flaw;
    }

    std::string play_all(const Kit& kit, Switchboard& board, const Case& tried) {
        const Untouched known = untouched_in_a_fresh_state(kit, board, tried.number);
        Match match{kit, small_limits()};
        board.connect(match.scripts().sandbox());
        // In the second game only that runs which the first has not come to; in the last all that
        // did not fail, so that more of what works is seen.
        for (std::uint64_t game = 0; game < games_of_a_case; ++game) {
            board.rest_what_has_run(game == 1);
            Playing playing{match, &board, tried.number + game};
            std::string problem = playing.play(plan_of(tried.number + game), "wild");
            ++counts_["games"];
            counts_["errors"] += playing.errors();
            counts_["answers"] += playing.answers();
            if (playing.finished()) ++counts_["games to their end"];
            if (problem.empty() && playing.errors() == 0) problem = put_in_again(kit, board, match);
            if (!problem.empty()) return problem;
        }
        counts_["statements"] += board.runs();
        if (const Untouched now = play_untouched(match, board, tried.number); !(now == known)) {
            return fmt::format(
                "memory: the untouched game ended with {:x} {}, and after these "
                "scripts with {:x} {}",
                known.hash, known.error, now.hash, now.error);
        }
        return {};
    }

    /// How the game ends at a table when nothing that was written into it runs.
    struct Untouched {
        std::uint64_t hash = 0;
        std::string error;
        friend bool operator==(const Untouched&, const Untouched&) = default;
    };

    static Untouched play_untouched(Match& match, Switchboard& board, std::uint64_t number) {
        board.nothing_goes = true;
        Playing playing{match, &board, untouched_seed};
        const std::string problem = playing.play(untouched_plan(number), "wild");
        board.nothing_goes = false;
        return {playing.hash(), problem.empty() ? playing.stopped_by() : problem};
    }

    static Untouched untouched_in_a_fresh_state(const Kit& kit, Switchboard& board,
                                                std::uint64_t number) {
        Match match{kit, small_limits()};
        board.connect(match.scripts().sandbox());
        return play_untouched(match, board, number);
    }

    /// Scripts have no memory: a table that has seen nothing plays the same game.
    std::string put_in_again(const Kit& kit, Switchboard& board, const Match& played) {
        ++counts_["games put in again"];
        const auto read = read_record(to_text(played.record()));
        const auto* record = std::get_if<Record>(&read);
        if (record == nullptr) return "record: a record cannot be read";
        Match fresh{kit, small_limits()};
        board.connect(fresh.scripts().sandbox());
        try {
            if (const auto parted = fresh.put_in(*record)) {
                return fmt::format("record: after {} answers: {} but {}", parted->answer,
                                   parted->expected, parted->found);
            }
        } catch (const GameError& error) {
            return "record: put in again it fails: " + error.full_text();
        }
        return fresh.game().table_state().hash() == played.game().table_state().hash()
                   ? ""
                   : "record: put in again it ends otherwise";
    }

    Coverage* coverage_;
};

}  // namespace

std::unique_ptr<Family> script_family(Coverage* coverage) {
    return std::make_unique<ScriptFamily>(coverage);
}

}  // namespace cardwright::fuzz
