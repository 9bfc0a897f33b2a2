// Spec files: every method of a scenario with arguments that make sense and with others, and
// scenarios that are spoiled themselves.

#include <fmt/format.h>

#include "cardwright/content.hpp"
#include "fuzz/family.hpp"
#include "fuzz/messages.hpp"
#include "fuzz/workshop.hpp"
#include "spec/methods.hpp"
#include "spec/runner.hpp"

namespace cardwright::fuzz {
namespace {

using Lines = std::vector<std::string>;

constexpr const char* spec_name = "made_spec.lua";
/// A scenario that must pass, whatever stands beside it.
constexpr std::string_view sound = "sound";
/// How a scenario ends that has come to its end.
constexpr std::string_view carried_out = "carried out";

/// What can be done with each method at the table of `table_of`, one list of arguments a line. A
/// method that is not in here is called with nonsense alone, and a test asks for it.
const std::map<std::string, Lines, std::less<>>& sense() {
    static const std::map<std::string, Lines, std::less<>> all{
        {"answer", {R"("ann", "stop")", R"("ann", { group = "buy", "penny" })"}},
        {"refused", {R"("ann", { group = "buy", "belt" }, "too_dear")"}},
        {"refused_table", {R"({ seats = 9 }, "9")"}},
        {"take_back", {R"("ann")"}},
        {"together", {R"({ ann = {}, bob = {} })"}},
        {"pass_until", {R"({ step = "buy", seat = "bob" })"}},
        {"set",
         {R"("ann", { coins = 2, hand = { "penny" } })", R"("game", { market = { belt = 2 } })"}},
        {"expect",
         {R"("ann", { coins = 1, hand = { "penny", "belt" } })", R"("bob", { hand = 1 })"}},
        {"expect_view", {R"("bob", { ann = { hand = 2, deck = "hidden" } })"}},
        {"expect_asked", {R"("ann", { prompt = "buy" })", R"("ann")"}},
        {"expect_not_asked", {R"("bob")"}},
        {"expect_no_open_choice", {""}},
        {"expect_step", {R"("buy")"}},
        {"expect_active", {R"("ann")"}},
        {"expect_round", {"1"}},
        {"expect_running", {""}},
        {"expect_finished", {"", R"({ winners = { "ann" } })"}},
        {"expect_next_first", {R"({ "ann", "bob" })"}},
        {"value", {R"(t:card("ann", "hand", 1), "cost")"}},
        {"count", {R"("ann", "hand")"}},
        {"names", {R"("ann", "hand")", R"("game", "market")"}},
        {"card", {R"("ann", "hand", 1)"}},
        {"counter", {R"(t:card("ann", "hand", 1), "age")"}},
        {"journal", {R"("ann")"}},
        {"send", {R"("ann", "stop")"}},
        {"asked", {R"("ann")"}},
        {"ranks", {R"("ann")"}},
        {"expect_before", {R"("buy", "ann", { coins = 1 })"}},
        {"expect_unknown", {R"("bob", { ann = { hand = "belt" } })"}},
        {"expect_printed", {R"("penny", { cost = 1 })"}},
        {"expect_told", {R"("ann", "Ann")"}},
        {"expect_not_told", {R"("bob", "xyzzy")"}},
        {"unchanged", {"function() end", R"(function() t:expect_running() end)"}},
    };
    return all;
}

const Lines& nonsense() {
    static const Lines list{
        "nil",
        "true",
        "-1",
        "0",
        "99",
        "math.mininteger",
        "math.maxinteger",
        "1.5",
        "0/0",
        "\"\"",
        "\"ann\"",
        "\"carol\"",
        "\"game\"",
        "\"x\"",
        "\"a b\\n\\27[2J\\0\\255\"",
        "\"\\u{202e}\"",
        "(\"y\"):rep(100000)",
        "{}",
        "{ {} }",
        "{ 3 }",
        "{ \"ann\", \"ann\" }",
        "{ ann = 3 }",
        "{ ann = { hand = \"x\" } }",
        "{ ann = { hand = { 1 } }, bob = {} }",
        "{ hand = { \"penny\", \"penny\", \"nothing\" } }",
        "{ coins = \"x\" }",
        "{ coins = math.maxinteger }",
        "{ coins = -1 }",
        "{ market = { penny = -1 } }",
        "{ market = 5 }",
        "{ group = 3, \"penny\" }",
        "{ step = 3, seat = {} }",
        "{ [1] = 1, [3] = 3, x = 2 }",
        "{ [1.5] = 2 }",
        "{ [true] = {} }",
        "(function() local t = {} t[1] = t t.ann = t return t end)()",
        "(function() local t = {} for n = 1, 5000 do t[n] = n end return t end)()",
        "(function() local t = {} for n = 1, 500 do t = { t } end return t end)()",
        "_ENV",
        "string",
        "t",
        "t.answer",
        "tostring",
        "function() end",
        "function() error(\"boo\") end",
        "function() error({}) end",
        "function() while true do end end",
        "function() t:answer(\"ann\", \"stop\") end",
        "function() t:unchanged(function() t:set(\"ann\", {}) end) end",
        "t:card(\"ann\", \"hand\", 2)",
        "t:names(\"game\", \"market\")",
        "t:asked(\"ann\")",
    };
    return list;
}

/// Entries of a scenario, right or not.
std::string entry(Dice& dice) {
    static const Lines keys{"seed",       "seats", "options", "lineup", "sets", "ruleset",
                            "open_steps", "rules", "given",   "run",    "first"};
    static const Lines of_given{"round", "active", "phase", "step", "ann", "bob", "game", "carol"};
    static const Lines usual{"1",
                             "\"x\"",
                             "\"two\"",
                             "3",
                             "{ duel = \"x\" }",
                             "{ quick = 1 }",
                             "{ 3 }",
                             "\"brawl\"",
                             "{ \"brawl\" }",
                             "{ \"crowd\", \"duck\" }"};
    const std::string value = dice.one_in(2) ? dice.pick(usual) : dice.pick(nonsense());
    if (dice.one_in(2)) {
        return fmt::format("given = {{ active = \"ann\", {} = {} }}", dice.pick(of_given), value);
    }
    return fmt::format("{} = {}", dice.pick(keys), value);
}

constexpr const char* table_of = R"(  ruleset = "brawl", sets = { "brawl" },
  given = {
    active = "ann", phase = "shop", step = "buy",
    ann = { coins = 1, hand = { "penny", "belt" }, deck = { "penny" } },
    bob = { hand = { "ribbon" } },
  },
)";

class SpecFamily final : public Family {
  public:
    explicit SpecFamily(MethodsTried* tried) : tried_{tried} {}

    [[nodiscard]] std::string_view name() const override { return "specs"; }

    [[nodiscard]] Case make(std::uint64_t number) override {
        Dice dice{number, "specs"};
        Case made{std::string{name()}, number, {}, {}};
        std::string& text = made.files[spec_name];
        text = "local t\n";  // for nonsense that stands outside a scenario
        const auto methods = method_names();
        constexpr std::size_t methods_of_a_case = 8;
        for (std::size_t nth = 0; nth < methods_of_a_case; ++nth) {
            const std::string method{methods[(number * methods_of_a_case + nth) % methods.size()]};
            text += scenario("right " + method, call(method, dice, true), table_of);
            text += scenario("wrong " + method, call(method, dice, false), table_of);
            text += scenario(std::string{sound},
                             "t:buy(\"ann\", \"penny\") t:expect_active(\"bob\")", table_of);
        }
        for (int nth = 0; nth < 4; ++nth) {
            const std::string own = fmt::format("{}  {},\n", table_of, entry(dice));
            text += scenario("spoiled", call(std::string{dice.pick(methods)}, dice, true), own);
        }
        if (dice.one_in(6)) text += dice.pick(nonsense()) + "\n";  // no statement at all
        return made;
    }

    [[nodiscard]] std::string run(const Case& tried) override {
        ++counts_["spec files"];
        const auto file = tried.files.find(spec_name);
        if (file == tried.files.end()) return {};
        workshop_.clear();
        workshop_.write(spec_name, file->second);
        const Workshop::Inside inside{workshop_};
        try {
            SpecRunner runner{tool::spec_content()};
            for (const SpecResult& result : runner.run_file(spec_name, "")) {
                if (std::string problem = flaw_of(result); !problem.empty()) return problem;
            }
        } catch (const std::exception& error) {
            return "leak: " + leaked(error, "a spec file");
        }
        return {};
    }

  private:
    static std::string call(const std::string& method, Dice& dice, bool right) {
        const auto found = sense().find(method);
        std::string arguments =
            found != sense().end() ? dice.pick(found->second) : dice.pick(nonsense());
        if (!right) {
            arguments.clear();
            const std::size_t count = dice.below(6);
            for (std::size_t nth = 0; nth < count; ++nth) {
                const bool usual = found != sense().end() && nth == 0 && dice.one_in(2);
                arguments += (nth > 0 ? ", " : "") +
                             (usual ? std::string{"\"ann\""} : dice.pick(nonsense()));
            }
        }
        const bool with_a_dot = !right && dice.one_in(10);
        return fmt::format("t{}{}({})", with_a_dot ? "." : ":", method, arguments);
    }

    static std::string scenario(const std::string& title, const std::string& statement,
                                const std::string& table) {
        return fmt::format(
            "scenario \"{}\" {{\n{}  run = function(t)\n    {}\n{}  end,\n}}\n", title, table,
            statement,
            title == sound
                ? "t:pass_until { step = \"buy\", seat = \"bob\" }\nt:answer(\"bob\", \"stop\")\n"
                : fmt::format("    error(\"{}\")\n", carried_out));
    }

    std::string flaw_of(const SpecResult& result) {
        ++counts_[result.passed ? "scenarios passed" : "scenarios failed"];
        if (tried_ != nullptr) {
            const bool done = result.message.find(carried_out) != std::string::npos;
            ++(done ? tried_->done : tried_->refused)[result.name];
        }
        if (result.passed) return {};
        if (result.name == sound) return "harm: a sound scenario fails: " + result.message;
        if (const std::string flaw = flaw_of_message(result.message); !flaw.empty()) {
            return "message: " + flaw;
        }
        if (result.message.find(".lua:") == std::string::npos) {
            return "line: a failed scenario does not say where: " + result.message;
        }
        return {};
    }

    MethodsTried* tried_;
    Workshop workshop_;
};

}  // namespace

std::unique_ptr<Family> spec_family(MethodsTried* tried) {
    return std::make_unique<SpecFamily>(tried);
}

}  // namespace cardwright::fuzz
