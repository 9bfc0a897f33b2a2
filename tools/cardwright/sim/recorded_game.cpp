#include "cardwright/sim/recorded_game.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <stdexcept>

#include "cardwright/console/game_table.hpp"
#include "cardwright/console/glyphs.hpp"
#include "match/simulation_table.hpp"

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
    game.path = path.empty() ? standard_save_path(table.match()) : path;
    std::string text = to_text(table.match().record(table.seated(number)));
    if (!game.problem.empty()) text += remark(game.problem, table.match());
    write_saved_game(game.path, text);
    return game;
}

void must_be_writable(const std::string& path) {
    const std::filesystem::path file{path};
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    std::error_code problem;
    if (std::filesystem::is_directory(file, problem) ||
        !std::filesystem::is_directory(folder, problem) || access(folder.c_str(), W_OK) != 0) {
        throw std::invalid_argument{fmt::format("cannot write \"{}\"", path)};
    }
}

}  // namespace cardwright::tool
