#include "cardwright/sim/games_file.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "cardwright/output.hpp"

namespace cardwright::tool {

GamesFile::GamesFile(const std::string& path, const Blueprint& blueprint,
                     const SimulationPlan& plan)
    : blueprint_{blueprint}, plan_{plan}, to_output_{path == "-"} {
    if (to_output_) return;
    file_.open(path, std::ios::binary | std::ios::trunc);
    if (!file_) throw std::invalid_argument{fmt::format("cannot write \"{}\"", path)};
}

void GamesFile::add(const GameResult& game) {
    const auto card_id = [&](DefId card) { return blueprint_.schema.definition(card).id; };
    nlohmann::ordered_json line;
    line["game"] = game.number + 1;
    line["turns"] = game.cycles;
    if (!game.finished) line["unfinished"] = true;
    if (plan_.hashes) line["hash"] = fmt::format("{:016x}", game.hash);
    if (!game.lineup.empty()) {
        line["lineup"] = nlohmann::ordered_json::array();
        for (const DefId card : game.lineup) line["lineup"].push_back(card_id(card));
    }
    line["seats"] = nlohmann::ordered_json::array();
    for (std::size_t player = 0; player < plan_.seats.size(); ++player) {
        nlohmann::ordered_json seat;
        seat["bot"] = plan_.seats[player];
        seat["chair"] = game.chairs[player] + 1;
        if (game.finished) {
            seat["score"] = game.scores[player];
            seat["won"] = static_cast<bool>(game.winners[player]);
        }
        line["seats"].push_back(std::move(seat));
    }
    for (const CardCount& count : game.cards) {
        const std::string& statistic = blueprint_.statistics[count.statistic].name;
        line["seats"][count.player]["cards"][statistic][card_id(count.card)] = count.times;
    }
    if (to_output_) {
        written_ = say(json_text(line)) && written_;
    } else {
        file_ << json_text(line) << '\n';
    }
}

bool GamesFile::finish() {
    if (to_output_) return written_;
    file_.close();
    return !file_.fail();
}

}  // namespace cardwright::tool
