#include "cardwright/sim/recorded_game.hpp"

#include <fmt/format.h>

#include "cardwright/console/game_file.hpp"
#include "match/simulation_table.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

/// What a record cannot hold as answers: how the game went wrong.
std::string remark(const std::string& problem, const Match& match) {
    std::string text = fmt::format("# went wrong here: {}\n", safe_text(problem));
    if (const auto& failed = match.failed()) {
        text += fmt::format("# after this answer: {} {} {}\n", failed->seat + 1, failed->prompt,
                            failed->answer);
    }
    return text;
}

}  // namespace

RecordedGame record_game(const Kit& kit, SimulationPlan plan, std::uint64_t number,
                         const std::string& path) {
    plan.match.history = true;
    plan.hashes = true;
    plan.statistics = false;
    SimulationTable table{kit, plan};
    RecordedGame game;
    try {
        const GameResult result = table.play(number);
        game.hash = result.hash;
        game.unfinished = !result.finished;
    } catch (const GameError& error) {
        game.problem = error.full_text();
    }
    std::string text = to_text(table.match().record(table.seated(number)));
    if (!game.problem.empty()) text += remark(game.problem, table.match());
    game.path = new_game_file(path, game_stem(table.match()), text).path();
    return game;
}

}  // namespace cardwright::tool
