#include "cardwright/console/kept_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <utility>

#include "cardwright/console/stopping.hpp"
#include "cardwright/found_mods.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/log.hpp"
#include "cardwright/shell_words.hpp"
#include "table/names_told.hpp"

namespace cardwright::tool {
namespace {

/// People wait for bots no longer than this, and a request to stop ends their thinking.
constexpr double most_seconds_of_thought = 0.9;
constexpr double most_seconds_for_a_hint = 2;
constexpr unsigned most_threads_of_thought = 8;

ThinkingRoom thinking_room() {
    return {.threads = std::clamp(std::thread::hardware_concurrency(), 1U, most_threads_of_thought),
            .seconds = most_seconds_of_thought,
            .stop = &stop_flag()};
}

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

}  // namespace

KeptTable::KeptTable(const PlayPlan& plan)
    : plan_{plan}, table_{thinking_room(), most_seconds_for_a_hint, plan.profile} {
    if (!plan_.record.empty()) must_be_free(plan_.record);
    if (!plan_.load.empty()) {
        load(plan_.load);
        return;
    }
    file_ = GameFile{std::exchange(plan_.record, {})};
    auto kit = std::make_unique<Kit>(open_kit(plan_.content));
    plan_.content.game = kit->blueprint().ruleset;
    std::vector<std::string> seats =
        plan_.seats.empty() ? standard_seats(kit->blueprint()) : plan_.seats;
    TablePlan dealt;
    dealt.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats.size(), UINT8_MAX));
    dealt.seed = plan_.seed ? *plan_.seed : any_seed();
    dealt.lineup = plan_.lineup;
    dealt.packs = plan_.packs;
    dealt.options = plan_.options;
    table_.begin(std::move(kit), std::move(seats), dealt);
}

std::string KeptTable::save(const std::string& path) {
    if (path.empty()) {
        file_.save(table_.match(), table_.seats());
    } else {
        file_.move_to(path, table_.match(), table_.seats());
    }
    return file_.path();
}

std::string KeptTable::opening_command() const {
    const std::string path = file_.exists() ? file_.path() : loaded_from_;
    if (path.empty()) return {};
    std::string command = program_word() + " play --load " + shell_word(full_path(path));
    // A file remembers its mods; a record that was opened with others does not know of them.
    if (!file_.knows_content() && !other_mods_.empty()) {
        std::vector<std::string> mods;
        for (const std::string& mod : other_mods_)
            mods.push_back(full_path(folder_of_mod(mod).string()));
        command += " --mods " + shell_word(fmt::format("{}", fmt::join(mods, ",")));
    }
    return command;
}

std::string KeptTable::report(const std::string& mistake) {
    const Match& match = table_.match();
    std::string text = to_text(match.record(table_.seats()));
    if (const auto& failed = match.failed()) text += "# then: " + answer_line(*failed);
    text += "# ";
    for (const char letter : mistake) {
        text += letter;
        if (letter == '\n') text += "# ";
    }
    text += '\n';
    AppendFile file = new_game_file({}, game_stem(match) + "-error", text);
    file.settle();
    return full_path(file.path());
}

ContentChoice KeptTable::content_of(const Record& record, const std::vector<std::string>& mods) {
    ContentChoice content;
    content.mods = mods;
    content.game = record.content.ruleset;
    for (const auto& [id, hash] : record.content.sets) content.sets.push_back(id);
    // With the mods it was played with, not with those that are on today.
    content.only_these_mods = true;
    if (!content.mods.empty()) return content;
    for (const auto& [path, hash] : record.content.mods) {
        if (path == house_rules_folder()) continue;  // they are on anyway, if there are any
        std::error_code problem;
        if (std::filesystem::is_directory(path, problem)) {
            content.mods.push_back(path);
            continue;
        }
        // On another machine the same mod lies elsewhere.
        const std::string id = std::filesystem::path{path}.filename().string();
        const auto installed = installed_mods();
        const auto same = std::find_if(installed.begin(), installed.end(),
                                       [&](const ModHead& mod) { return mod.id == id; });
        if (same == installed.end()) {
            throw std::runtime_error{fmt::format(
                "the game was played with the mod {}, and there is no such folder now; say with "
                "--mods where it is",
                path)};
        }
        content.mods.push_back(same->folder.string());
    }
    return content;
}

void KeptTable::load(const std::string& path) {
    if (file_.is(path)) throw std::runtime_error{"that is the game on the table"};
    AppendFile opened = AppendFile::open(path);
    Record record = record_in(opened);
    record.seats.resize(record.plan.seats, human);
    const std::vector<std::string> sat_there = record.seats;
    // What the command line says is about the game it loads.
    const bool first = table_.empty();
    if (first && !plan_.seats.empty()) {
        if (plan_.seats.size() != record.seats.size()) {
            throw std::runtime_error{fmt::format("the saved game has {} seats, not {}",
                                                 record.seats.size(), plan_.seats.size())};
        }
        record.seats = plan_.seats;
    }
    const bool goes_on = plan_.record.empty() && record.seats == sat_there &&
                         std::any_of(sat_there.begin(), sat_there.end(),
                                     [](const auto& seat) { return is_person(seat); });
    if (goes_on && opened.refusal() == AppendFile::Refusal::in_use) {
        throw std::runtime_error{fmt::format("another program is playing the game {}", path)};
    }
    const std::vector<std::string> mods = first ? plan_.content.mods : std::vector<std::string>{};
    const ContentChoice content = content_of(record, mods);
    opening_.changes = table_.put_in(record, std::make_unique<Kit>(open_kit(content)));
    plan_.content = content;
    other_mods_ = mods;
    opening_.torn = record.torn_bytes > 0;
    log_line(spdlog::level::info, "game opened file={} answers={} repaired_bytes={}", path,
             record.answers.size(), record.torn_bytes);
    loaded_from_ = path;
    // A person's game goes on where it is. A game of bots, one whose seats have changed or one that
    // is over stays as it is: what comes is another game, and has a file of its own.
    const bool own_file = goes_on && !table_.game().finished();
    opening_.kept_apart = own_file && opened.refusal() != AppendFile::Refusal::none;
    if (own_file && !opening_.kept_apart) {
        file_ = GameFile{std::move(opened), record};
    } else {
        file_ = GameFile{std::exchange(plan_.record, {}), record};
    }
}

std::vector<std::filesystem::path> KeptTable::content_folders() const {
    UserContent content = content_of_user(plan_.content.mods, plan_.content.only_these_mods);
    if (content.house_rules.empty()) content.roots.push_back(house_rules_folder());
    return std::move(content.roots);
}

void KeptTable::reload(std::optional<std::size_t> answers) {
    const LogClock clock;
    Record record = table_.match().record(table_.seats());
    if (answers && *answers < record.answers.size()) {
        record.answers.resize(*answers);
    }
    // With other content the table may stand otherwise; whoever reloads is told.
    record.hashes.clear();
    opening_.changes = table_.put_in(record, std::make_unique<Kit>(open_kit(plan_.content)));
    file_.content_read_again();
    log_line(spdlog::level::info, "content reloaded answers={} ms={}", table_.match().answers(),
             clock.milliseconds());
}

std::size_t KeptTable::reload_from_here() {
    Record record = table_.match().record_from_here(table_.seats());
    const std::size_t since = record.answers.size();
    while (true) {
        try {
            opening_.changes =
                table_.put_in(record, std::make_unique<Kit>(open_kit(plan_.content)));
            break;
        } catch (const GoesAnotherWay& parted) {
            if (parted.answers >= record.answers.size()) throw;
            record.answers.resize(parted.answers);
        }
    }
    file_.goes_on_from_before(since);
    log_line(spdlog::level::info, "content reloaded from here answers={}",
             table_.match().answers());
    return since - record.answers.size();
}

}  // namespace cardwright::tool
