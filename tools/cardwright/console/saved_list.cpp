#include "cardwright/console/saved_list.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>

#include "cardwright/console/kept_table.hpp"
#include "cardwright/user_folder.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t most_files_tried = 30;

struct FoundFile {
    std::filesystem::path path;
    std::filesystem::file_time_type time;
};

std::vector<FoundFile> game_files() {
    std::vector<FoundFile> found;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator{user_folder(), problem}) {
        if (entry.path().extension() != ".game" || !entry.is_regular_file(problem)) continue;
        const auto time = entry.last_write_time(problem);
        if (!problem) found.push_back({entry.path(), time});
    }
    std::sort(found.begin(), found.end(), [](const FoundFile& a, const FoundFile& b) {
        return a.time != b.time ? a.time > b.time : a.path < b.path;
    });
    return found;
}

std::string date_of(std::filesystem::file_time_type time) {
    const auto system = std::chrono::file_clock::to_sys(time);
    const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(system);
    const std::time_t moment = std::chrono::system_clock::to_time_t(seconds);
    std::tm local = {};
    localtime_r(&moment, &local);
    return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

}  // namespace

std::size_t count_saved_games() {
    return game_files().size();
}

std::vector<SavedGame> saved_games(const Phrases& phrases, std::size_t most) {
    std::vector<SavedGame> games;
    std::size_t tried = 0;
    for (const FoundFile& file : game_files()) {
        if (games.size() == most || ++tried > most_files_tried) break;
        PlayPlan plan;
        plan.load = file.path.string();
        try {
            KeptTable kept{plan};
            GameTable& table = kept.table();
            if (table.game().finished() || table.people() == 0) continue;
            const Phrases words{table.blueprint(), phrases.language()};
            const auto round = static_cast<std::int64_t>(table.game().table_state().position.round);
            std::string who;
            for (const std::string& name : table.names(words)) {
                who += (who.empty() ? "" : ", ") + name;
            }
            games.push_back({plan.load, fmt::format("{} · {} · {} · {}",
                                                    words.name(table.blueprint().ruleset_names,
                                                               table.blueprint().ruleset),
                                                    words.say("console.round", {{"number", round}}),
                                                    date_of(file.time), who)});
        } catch (const std::exception&) {
            continue;  // whoever wants to know why opens it by name
        }
    }
    return games;
}

}  // namespace cardwright::tool
