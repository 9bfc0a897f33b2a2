#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "cardwright/console/game_table.hpp"

namespace cardwright::tool {
namespace {

constexpr std::uintmax_t largest_save = 4'000'000;

std::filesystem::path save_folder() {
    if (const char* given = std::getenv("XDG_DATA_HOME"); given != nullptr && *given != '\0') {
        return std::filesystem::path{given} / "cardwright";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path{home} / ".local" / "share" / "cardwright";
    }
    return ".";
}

}  // namespace

std::string standard_save_path(const Match& match) {
    std::error_code problem;
    std::filesystem::path folder = save_folder();
    std::filesystem::create_directories(folder, problem);
    if (problem) folder = ".";
    return (folder / fmt::format("{}-{}.game", match.kit().blueprint().ruleset, match.plan().seed))
        .string();
}

Record read_saved_game(const std::string& path) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem)) {
        throw std::runtime_error{fmt::format("there is no file \"{}\"", path)};
    }
    if (std::filesystem::file_size(path, problem) > largest_save || problem) {
        throw std::runtime_error{fmt::format("{} is too large for a saved game", path)};
    }
    std::ifstream file{path, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    if (!file) throw std::runtime_error{fmt::format("cannot read {}", path)};
    auto read = read_record(text);
    if (const auto* wrong = std::get_if<RecordProblem>(&read)) {
        throw std::runtime_error{fmt::format("{}:{}: {}", path, wrong->line, wrong->message)};
    }
    return std::get<Record>(std::move(read));
}

void write_saved_game(const std::string& path, const std::string& text) {
    // Written beside the old file first: a full disk must not cost the game.
    const std::string fresh = path + ".new";
    {
        std::ofstream file{fresh, std::ios::binary | std::ios::trunc};
        file << text;
        file.close();
        if (!file) throw std::runtime_error{fmt::format("cannot write {}", path)};
    }
    std::error_code problem;
    std::filesystem::rename(fresh, path, problem);
    if (problem) throw std::runtime_error{fmt::format("cannot write {}", path)};
}

void GameTable::save(const std::string& path) const {
    write_saved_game(path, to_text(match_->record(seats_)));
}

void GameTable::load(const std::string& path, const std::vector<std::string>& seats) {
    const Record record = read_saved_game(path);
    ContentChoice content = plan_.content;
    content.game = record.ruleset;
    content.sets.clear();
    for (const auto& [id, hash] : record.sets) content.sets.push_back(id);
    put_in(record, std::make_unique<Kit>(open_kit(content)), seats);
    plan_.content = content;
}

void GameTable::reload() {
    put_in(match_->record(seats_), std::make_unique<Kit>(open_kit(plan_.content)));
}

void GameTable::put_in(const Record& record, std::unique_ptr<Kit> kit,
                       const std::vector<std::string>& others) {
    std::vector<std::string> seats = record.seats;
    seats.resize(record.plan.seats, human);
    if (!others.empty()) {
        if (others.size() != seats.size()) {
            throw std::runtime_error{
                fmt::format("the saved game has {} seats, not {}", seats.size(), others.size())};
        }
        seats = others;
    }
    auto match = std::make_unique<Match>(*kit);
    Bots bots = bots_for(seats, *match);  // before any answer is put in
    if (const auto parted = match->put_in(record)) {
        throw std::runtime_error{
            fmt::format("after {} answers the game goes another way: the record says \"{}\", the "
                        "game says \"{}\"",
                        parted->answer, parted->expected, parted->found)};
    }
    content_changed_ = record.sets != kit->blueprint().sets;
    match_ = std::move(match);
    kit_ = std::move(kit);
    seats_ = std::move(seats);
    bots_ = std::move(bots);
    greet_bots();
}

}  // namespace cardwright::tool
