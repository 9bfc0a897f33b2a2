#include "cardwright/bench/table.hpp"

namespace cardwright::bench {

SeatMaker seats_named(std::vector<std::string> names) {
    return [names = std::move(names)](Match& match, std::size_t chair) {
        return make_seat(names[chair % names.size()], chair, match);
    };
}

BenchTable::BenchTable(const Kit& kit, const TablePlan& plan, const SeatMaker& make_seat)
    : match_{kit, plan_.match} {
    plan_.table = plan;
    plan_.seats.resize(plan.seats);
    for (std::size_t chair = 0; chair < plan.seats; ++chair) {
        seats_.push_back(make_seat(match_, chair));
    }
}

void BenchTable::play(std::uint64_t number) {
    // A game that leaves doubt is played twice; only the time that counts is counted.
    std::uint64_t calls_before = 0;
    play_game(match_, plan_of_game(plan_, number), seats_,
              [&] { calls_before = match_.scripts().calls(); });
    calls_of_game_ = match_.scripts().calls() - calls_before;
}

Contestant player_of(std::string name, const Kit& kit, const TablePlan& plan,
                     const SeatMaker& make_seat) {
    const auto table = std::make_shared<BenchTable>(kit, plan, make_seat);
    return {std::move(name), [table](std::uint64_t first, std::uint64_t games) {
                std::uint64_t choices = 0;
                std::uint64_t calls = 0;
                Tally tally = timed(games, [&] {
                    for (std::uint64_t number = first; number < first + games; ++number) {
                        table->play(number);
                        choices += table->match().game().choices_asked();
                        calls += table->calls_of_game();
                    }
                });
                tally.choices = choices;
                tally.script_calls = calls;
                return tally;
            }};
}

}  // namespace cardwright::bench
