#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "cardwright/console/game_table.hpp"
#include "cardwright/console/names_told.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/log.hpp"
#include "cardwright/shell_words.hpp"

namespace cardwright::tool {
namespace {

Record record_in(const AppendFile& file) {
    const std::string text = file.read(largest_record);
    if (text.size() > largest_record) {
        throw std::runtime_error{fmt::format("{} is too large for a saved game", file.path())};
    }
    auto read = read_record(text);
    if (const auto* wrong = std::get_if<RecordProblem>(&read)) {
        throw std::runtime_error{
            fmt::format("{}:{}: {}", file.path(), wrong->line, wrong->message)};
    }
    return std::get<Record>(std::move(read));
}

/// For whoever must find out why a record no longer fits.
std::string changes_text(const ContentChanges& changes) {
    if (!changes.any()) return {};
    std::string text = "; since it was saved, these have changed:";
    const auto add = [&](std::string_view what, const std::vector<std::string>& names) {
        if (!names.empty()) text += fmt::format(" {} {};", what, names_told(names));
    };
    if (!changes.engine.empty()) text += fmt::format(" the engine (it was {});", changes.engine);
    add("rules", changes.rules);
    add("sets", changes.sets);
    add("mods", changes.mods);
    add("cards of this game", changes.cards);
    text.pop_back();
    return text;
}

}  // namespace

std::string GameTable::save(const std::string& path) {
    if (path.empty()) {
        file_.save(*match_, seats_);
    } else {
        file_.move_to(path, *match_, seats_);
    }
    return file_.path();
}

std::string GameTable::opening_command() const {
    const std::string path = file_.exists() ? file_.path() : loaded_from_;
    if (path.empty()) return {};
    std::string command = program_word() + " play --load " + shell_word(full_path(path));
    // A file remembers its mods; a record that was opened with others does not know of them.
    if (!file_.knows_content() && !other_mods_.empty()) {
        std::vector<std::string> mods;
        for (const std::string& mod : other_mods_) mods.push_back(full_path(mod));
        command += " --mods " + shell_word(fmt::format("{}", fmt::join(mods, ",")));
    }
    return command;
}

ContentChoice GameTable::content_of(const Record& record, const std::vector<std::string>& mods) {
    ContentChoice content;
    content.mods = mods;
    content.game = record.content.ruleset;
    for (const auto& [id, hash] : record.content.sets) content.sets.push_back(id);
    if (!content.mods.empty()) return content;
    for (const auto& [path, hash] : record.content.mods) {
        if (path == house_rules_folder()) continue;  // they are on anyway, if there are any
        std::error_code problem;
        if (!std::filesystem::is_directory(path, problem)) {
            throw std::runtime_error{fmt::format(
                "the game was played with the mod {}, and there is no such folder now; say with "
                "--mods where it is",
                path)};
        }
        content.mods.push_back(path);
    }
    return content;
}

void GameTable::load(const std::string& path) {
    if (file_.is(path)) throw std::runtime_error{"that is the game on the table"};
    AppendFile opened = AppendFile::open(path);
    Record record = record_in(opened);
    record.seats.resize(record.plan.seats, human);
    const std::vector<std::string> sat_there = record.seats;
    // What the command line says is about the game it loads.
    const bool first = match_ == nullptr;
    if (first && !plan_.seats.empty()) {
        if (plan_.seats.size() != record.seats.size()) {
            throw std::runtime_error{fmt::format("the saved game has {} seats, not {}",
                                                 record.seats.size(), plan_.seats.size())};
        }
        record.seats = plan_.seats;
    }
    const bool goes_on = plan_.record.empty() && record.seats == sat_there &&
                         std::find(sat_there.begin(), sat_there.end(), human) != sat_there.end();
    if (goes_on && opened.refusal() == AppendFile::Refusal::in_use) {
        throw std::runtime_error{fmt::format("another program is playing the game {}", path)};
    }
    const std::vector<std::string> mods = first ? plan_.content.mods : std::vector<std::string>{};
    const ContentChoice content = content_of(record, mods);
    put_in(record, std::make_unique<Kit>(open_kit(content)));
    plan_.content = content;
    other_mods_ = mods;
    opening_.torn = record.torn_bytes > 0;
    log_line(spdlog::level::info, "game opened file={} answers={} repaired_bytes={}", path,
             record.answers.size(), record.torn_bytes);
    loaded_from_ = path;
    // A person's game goes on where it is. A game of bots, one whose seats have changed or one that
    // is over stays as it is: what comes is another game, and has a file of its own.
    const bool own_file = goes_on && !game().finished();
    opening_.kept_apart = own_file && opened.refusal() != AppendFile::Refusal::none;
    if (own_file && !opening_.kept_apart) {
        file_ = GameFile{std::move(opened), record};
    } else {
        file_ = GameFile{std::exchange(plan_.record, {}), record};
    }
}

void GameTable::reload() {
    const LogClock clock;
    put_in(match_->record(seats_), std::make_unique<Kit>(open_kit(plan_.content)));
    file_.look_at_content();
    log_line(spdlog::level::info, "content reloaded answers={} ms={}", match_->answers(),
             clock.milliseconds());
}

void GameTable::put_in(const Record& record, std::unique_ptr<Kit> kit) {
    std::vector<std::string> seats = record.seats;
    seats.resize(record.plan.seats, human);
    auto match = std::make_unique<Match>(*kit, match_options());
    auto bots = bots_for(seats, *match);  // before any answer is put in
    const auto parted = match->put_in(record);
    const ContentChanges changed = changes(record.content, match->content());
    if (parted) {
        throw std::runtime_error{fmt::format(
            "after {} the game goes another way: the record says \"{}\", the "
            "game says \"{}\"{}",
            parted->answer == 1 ? "1 answer" : fmt::format("{} answers", parted->answer),
            parted->expected, parted->found, changes_text(changed))};
    }
    opening_.changes = changed;
    match_ = std::move(match);
    kit_ = std::move(kit);
    seats_ = std::move(seats);
    bots_ = std::move(bots);
    greet_bots();
}

}  // namespace cardwright::tool
