// Games whose instructions are watched by the clock instead of counted: nothing gets through that
// counting would have stopped.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "attacks/attack.hpp"
#include "match/seat.hpp"
#include "script/sandbox/alarm.hpp"
#include "support/cpu_time.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game of one question, which bots answer after they have done some work.
class WorkingBots {
  public:
    explicit WorkingBots(const std::string& work) : match_{kit_of(work), options()} {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            seats_.push_back(make_seat("worker", seat, match_));
        }
    }
    std::uint64_t play_watched() {
        play_game(match_, plan_for(2), seats_, [&] { ++times_begun; });
        return match_.game().table_state().hash();
    }
    std::uint64_t play_counted() {
        match_.begin(plan_for(2));
        play_out(match_, seats_);
        return match_.game().table_state().hash();
    }
    int times_begun = 0;

  private:
    static Kit kit_of(const std::string& work) {
        GameLab lab;
        lab.card("ant", {}, "cost: 3");
        lab.step("if me:confirm { prompt = \"sure\" } then me:add(\"points\", 1) end");
        return lab
            .script("bots/worker.lua", "local bot = {}\nfunction bot.answer(view, choice)\n" +
                                           work + "\nreturn choice:option(true)\nend\nreturn bot")
            .kit();
    }
    static MatchOptions options() {
        MatchOptions options;
        options.history = options.journal = false;
        options.scripts = patient_limits();
        return options;
    }

    Match match_;
    Seats seats_;
};

std::string loop(long turns) {
    return "local n = 0 for i = 1, " + std::to_string(turns) + " do n = n + i end";
}

}  // namespace

TEST_CASE("what a watched script does is what it does when it is counted, or it is in doubt",
          "[attack]") {
    if (!Alarm::available()) {  // no timers for threads here: everything must be counted
        CHECK_FALSE(Sandbox{}.watch());
        return;
    }
    for (const attack::Script& script : attack::all_scripts()) {
        CAPTURE(script.name);
        Sandbox sandbox{patient_limits()};
        REQUIRE(sandbox.watch());
        attack::Outcome outcome;
        {
            const Alarm alarm{sandbox};
            outcome = attack::run(sandbox, script.source, script.name);
        }
        CHECK(outcome.seconds < longest_attack_seconds);
        if (sandbox.stop_watching()) {
            Sandbox counted{patient_limits()};
            const attack::Outcome expected = attack::run(counted, script.source, script.name);
            CHECK(outcome.survived == expected.survived);
            CHECK(outcome.result == expected.result);
            CHECK(outcome.error.message == expected.error.message);
        }
        // The sandbox is as good as new, and counts again.
        CHECK(attack::run_neighbour(sandbox).result == attack::neighbour_result);
        const std::string endless = "return { run = function() while true do end end }";
        CHECK(attack::run(sandbox, endless, "endless.lua").error.limit == "instructions_per_call");
    }
}

TEST_CASE("a game that takes its time is played again and counted", "[attack]") {
    WorkingBots bots{loop(1'500'000)};
    const std::uint64_t hash = bots.play_watched();
    CHECK(bots.times_begun == (Alarm::available() ? 2 : 1));
    CHECK(hash == bots.play_counted());
}

TEST_CASE("too much work is refused whether it is watched or counted", "[attack]") {
    for (const std::string& work : {loop(4'000'000), std::string{"while true do end"}}) {
        CAPTURE(work);
        WorkingBots bots{work};
        const std::string watched = error_of([&] { bots.play_watched(); });
        CHECK_THAT(watched, ContainsSubstring("instructions_per_call"));
        CHECK(watched == error_of([&] { bots.play_counted(); }));
        // The table is as good as new.
        CHECK(error_of([&] { bots.play_watched(); }) == watched);
    }
}

TEST_CASE("a small budget is always counted", "[attack]") {
    ScriptLimits limits = patient_limits();
    limits.instructions_per_call = BudgetWatch::smallest_budget - 1;
    Sandbox sandbox{limits};
    CHECK_FALSE(sandbox.watch());
}

namespace {

constinit std::chrono::nanoseconds shown_passed{};
constinit std::chrono::nanoseconds shown_worked{};

BudgetWatch watch_with_made_up_clocks() {
    return {[]() noexcept { return shown_passed; }, []() noexcept { return shown_worked; }};
}

/// Many short calls, which together take many times what one may take.
void work_in_short_calls(BudgetWatch& watch) {
    for (int call = 0; call < 1000; ++call) {
        shown_passed += std::chrono::microseconds{5};
        shown_worked += std::chrono::microseconds{5};
        watch.call_begins();
    }
}

}  // namespace

TEST_CASE("a thread that has waited long in a long game is not in doubt", "[attack]") {
    BudgetWatch watch = watch_with_made_up_clocks();
    REQUIRE(watch.begin(BudgetWatch::smallest_budget));
    work_in_short_calls(watch);
    shown_passed += std::chrono::seconds{1};
    work_in_short_calls(watch);
    CHECK(watch.end());
}

TEST_CASE("a thread that has worked long in one call is in doubt", "[attack]") {
    BudgetWatch watch = watch_with_made_up_clocks();
    REQUIRE(watch.begin(BudgetWatch::smallest_budget));
    work_in_short_calls(watch);
    shown_passed += std::chrono::milliseconds{1};
    shown_worked += std::chrono::milliseconds{1};
    work_in_short_calls(watch);
    CHECK_FALSE(watch.end());
}

TEST_CASE("who is often in doubt is counted for a while", "[attack]") {
    BudgetWatch watch;
    REQUIRE(watch.begin(BudgetWatch::smallest_budget));
    watch.doubt();
    CHECK_FALSE(watch.end());
    CHECK_FALSE(watch.begin(BudgetWatch::smallest_budget));
    CHECK(watch.begin(BudgetWatch::smallest_budget));
}
