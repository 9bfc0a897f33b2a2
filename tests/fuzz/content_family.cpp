// Rulesets, sets, locales and scripts that somebody has spoiled.

#include "fuzz/family.hpp"
#include "fuzz/messages.hpp"
#include "fuzz/mutation.hpp"
#include "fuzz/playing.hpp"
#include "fuzz/small_limits.hpp"
#include "fuzz/sources.hpp"

namespace cardwright::fuzz {
namespace {

class ContentFamily final : public Family {
  public:
    [[nodiscard]] std::string_view name() const override { return "content"; }

    [[nodiscard]] Case make(std::uint64_t number) override {
        Dice dice{number, "content"};
        // The shipped game is large: now and then is enough.
        const std::size_t games = number % 8 == 0 ? small_games().size() : small_games().size() - 1;
        Case made{std::string{name()}, number, small_games()[number % games].files, {}};
        std::vector<std::string> paths;
        for (const auto& [path, text] : made.files) {
            // The few declarations are looked at as often as the many scripts.
            paths.insert(paths.end(), path.ends_with(".yaml") ? 12 : 1, path);
        }
        const std::string other = made.files[dice.pick(paths)];
        for (std::size_t times = dice.one_in(3) ? 2 : 1; times > 0; --times) {
            std::string& text = made.files[dice.pick(paths)];
            text = spoiled(std::move(text), other, dice);
        }
        return made;
    }

    [[nodiscard]] std::string run(const Case& tried) override {
        ++counts_["contents"];
        Overlay overlay;
        for (const auto& [path, text] : tried.files) overlay["content/" + path] = text;
        try {
            const Catalog catalog = Catalog::open({"content"}, overlay);
            const std::vector<Diagnostic> found = catalog.check();
            for (const Diagnostic& each : found) {
                if (const std::string flaw = flaw_of(each); !flaw.empty()) {
                    return "message: " + flaw;
                }
            }
            if (has_errors(found)) ++counts_["contents refused"];
            for (const RulesetInfo& ruleset : catalog.rulesets()) {
                std::string problem = play(catalog, ruleset, tried.number);
                if (!problem.empty()) return problem;
            }
        } catch (const std::exception& error) {
            return "leak: " + leaked(error, "the catalog");
        }
        return {};
    }

  private:
    static std::string flaw_of(const Diagnostic& diagnostic) {
        if (diagnostic.file.empty()) return "a problem of no file: " + diagnostic.message;
        return flaw_of_message(to_text(diagnostic));
    }

    std::string play(const Catalog& catalog, const RulesetInfo& ruleset, std::uint64_t number) {
        try {
            const Kit kit{catalog, {"content"}, ruleset.id};
            TablePlan plan;
            plan.seats = ruleset.seats.least;
            plan.seed = number;
            static_cast<void>(plan_setup(kit.blueprint(), plan));
            Match match{kit, small_limits()};
            Playing playing{match, nullptr, number};
            const std::string problem = playing.play(plan, "");
            ++counts_["games"];
            if (playing.finished()) ++counts_["games to their end"];
            counts_["answers"] += playing.answers();
            return problem;
        } catch (const LoadError& error) {
            return flaw_of_refusal(error.what());
        } catch (const GameError& error) {
            return flaw_of_refusal(error.full_text());
        } catch (const std::invalid_argument& error) {
            return flaw_of_refusal(error.what());
        }
    }

    std::string flaw_of_refusal(const std::string& message) {
        ++counts_["games refused"];
        // All problems of all files at once may be long.
        const std::string flaw = flaw_of_message(message.substr(0, 2000));
        return flaw.empty() ? "" : "message: " + flaw;
    }
};

}  // namespace

std::unique_ptr<Family> content_family() {
    return std::make_unique<ContentFamily>();
}

}  // namespace cardwright::fuzz
