// Records of games with lines that do not belong there.

#include <fmt/format.h>

#include "fuzz/family.hpp"
#include "fuzz/messages.hpp"
#include "fuzz/mutation.hpp"
#include "fuzz/playing.hpp"
#include "fuzz/small_limits.hpp"
#include "fuzz/sources.hpp"
#include "match/record.hpp"

namespace cardwright::fuzz {
namespace {

/// A table of one of the small games, and the record of a game that was played at it.
struct Played {
    explicit Played(const SmallGame& game) {
        Overlay overlay;
        for (const auto& [path, content] : game.files) overlay["content/" + path] = content;
        const Kit kit{Catalog::open({"content"}, overlay), {"content"}, game.ruleset};
        match = std::make_unique<Match>(kit, small_limits());
        Playing playing{*match, nullptr, 5};
        TablePlan plan;
        plan.seed = 5;
        static_cast<void>(playing.play(plan, ""));
        text = to_text(match->record({"human", "random"}));
        hash = match->game().table_state().hash();
    }
    std::unique_ptr<Match> match;
    std::string text;
    std::uint64_t hash = 0;
};

class RecordFamily final : public Family {
  public:
    [[nodiscard]] std::string_view name() const override { return "records"; }

    [[nodiscard]] Case make(std::uint64_t number) override {
        Dice dice{number, "records"};
        const Played& other = played(dice.below(minis));
        Case made{std::string{name()}, number, {}, {}};
        made.files["game.record"] = spoiled(played(number % minis).text, other.text, dice);
        return made;
    }

    [[nodiscard]] std::string run(const Case& tried) override {
        ++counts_["records"];
        Played& table = played(tried.number % minis);
        const auto file = tried.files.find("game.record");
        const auto read = read_record(file != tried.files.end() ? file->second : "");
        if (const auto* wrong = std::get_if<RecordProblem>(&read)) {
            ++counts_["records refused"];
            if (wrong->line < 1) return "message: a problem without a line: " + wrong->message;
            const std::string flaw = flaw_of_message(wrong->message);
            return flaw.empty() ? "" : "message: " + flaw;
        }
        std::string problem = put_in(*table.match, std::get<Record>(read));
        if (!problem.empty()) return problem;
        // The table is as good as before.
        const auto good = read_record(table.text);
        problem = put_in(*table.match, std::get<Record>(good));
        if (!problem.empty()) return problem;
        return table.match->game().table_state().hash() == table.hash
                   ? ""
                   : "memory: the next record leads to another game";
    }

  private:
    static constexpr std::size_t minis = 4;

    Played& played(std::size_t at) {
        auto& table = tables_[at];
        if (!table) table = std::make_unique<Played>(small_games()[at]);
        return *table;
    }

    std::string put_in(Match& match, const Record& record) {
        const auto clean = [&](const std::string& message) {
            ++counts_["records that do not fit"];
            const std::string flaw = flaw_of_message(message);
            return flaw.empty() ? "" : "message: " + flaw;
        };
        try {
            if (const auto parted = match.put_in(record)) {
                return clean(fmt::format("{} {}", parted->expected, parted->found));
            }
            ++counts_["records put in"];
        } catch (const GameError& error) {
            return clean(error.full_text());
        } catch (const std::invalid_argument& error) {
            return clean(error.what());
        } catch (const std::exception& error) {
            return "leak: " + leaked(error, "a record");
        }
        return {};
    }

    std::array<std::unique_ptr<Played>, minis> tables_;
};

}  // namespace

std::unique_ptr<Family> record_family() {
    return std::make_unique<RecordFamily>();
}

}  // namespace cardwright::fuzz
