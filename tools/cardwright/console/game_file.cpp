#include "cardwright/console/game_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "cardwright/log.hpp"
#include "cardwright/user_folder.hpp"

namespace cardwright::tool {
namespace {

constexpr int most_games_of_a_name = 100'000;

std::string taken_text(const std::string& path) {
    return fmt::format("there is already something called {}; no game is written over it", path);
}

/// The first name that is free: `dominion-42.game`, `dominion-42-2.game` …
AppendFile make_with_free_name(const std::string& stem) {
    const std::filesystem::path folder = user_folder();
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) {
        throw std::runtime_error{
            fmt::format("cannot make the folder {}: {}", folder.string(), problem.message())};
    }
    for (int number = 1; number < most_games_of_a_name; ++number) {
        const std::string name =
            number == 1 ? stem + ".game" : fmt::format("{}-{}.game", stem, number);
        if (auto file = AppendFile::make((folder / name).string())) return std::move(*file);
    }
    throw std::runtime_error{fmt::format("no name is left for {} in {}", stem, folder.string())};
}

}  // namespace

std::string game_stem(const Match& match) {
    return fmt::format("{}-{}", match.kit().blueprint().ruleset, match.plan().seed);
}

AppendFile new_game_file(const std::string& path, const std::string& stem, std::string_view text) {
    std::optional<AppendFile> file =
        path.empty() ? make_with_free_name(stem) : AppendFile::make(path);
    if (!file) throw std::runtime_error{taken_text(path)};
    try {
        file->append(text);
    } catch (...) {
        file->remove();
        throw;
    }
    return std::move(*file);
}

void must_be_free(const std::string& path) {
    const std::filesystem::path file{path};
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    std::error_code problem;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, problem))) {
        throw std::invalid_argument{taken_text(path)};
    }
    if (!std::filesystem::is_directory(folder, problem) || access(folder.c_str(), W_OK) != 0) {
        throw std::invalid_argument{fmt::format("cannot write \"{}\"", path)};
    }
}

GameFile::GameFile(std::string wanted, const Record& from)
    : wanted_{std::move(wanted)}, written_{from.answers} {}

GameFile::GameFile(AppendFile file, const Record& record)
    : file_{std::move(file)},
      content_checked_{false},
      content_{record.content},
      standing_{record.standing},
      written_{record.answers},
      hashed_{record.hashes.empty() ? 0 : record.hashes.back().first} {
    file_->ends_at(record.whole_bytes);
}

void GameFile::make(Match& match, const std::vector<std::string>& seats) {
    const Record record = match.record(seats);
    adopt(new_game_file(wanted_, game_stem(match), to_text(record)), record);
    match.all_seen();
    log_line(spdlog::level::info, "game begun file={} seed={}", file_->path(), match.plan().seed);
}

void GameFile::adopt(AppendFile file, const Record& record) {
    file_ = std::move(file);
    named_by_us_ = wanted_.empty();
    content_ = record.content;
    content_checked_ = true;
    standing_ = record.standing;
    written_ = record.answers;
    hashed_ = record.hashes.empty() ? 0 : record.hashes.back().first;
}

std::size_t GameFile::written_before(const Match& match) const {
    if (match.standing() != standing_) return 0;
    std::size_t same = std::min(match.steady(), written_.size());
    while (same < written_.size() && same < match.answers() &&
           written_[same] == match.answer_at(same)) {
        ++same;
    }
    return same;
}

/// What is taken back stands in the file as such: nothing is ever removed from it.
std::string GameFile::what_is_new(const Match& match) const {
    const std::size_t same = written_before(match);
    std::string text;
    if (match.standing() != standing_) {
        if (answers_dropped_ > 0) text += taken_back_line(answers_dropped_);
        text += standing_lines(match.standing()) + hash_line(match.standing_hash());
    } else if (same < written_.size()) {
        text += taken_back_line(written_.size() - same);
    }
    for (std::size_t at = same; at < match.answers(); ++at) {
        text += answer_line(match.answer_at(at));
        const auto hash = match.hash_after(at + 1);
        if ((at + 1) % answers_per_hash == 0 && hash) text += hash_line(*hash);
    }
    return text;
}

void GameFile::keep(Match& match, const std::vector<std::string>& seats) {
    std::string text = what_is_new(match);
    const bool only_content = text.empty() && tell_content_ && file_;
    tell_content_ = false;
    if (text.empty() && !only_content) return;
    if (file_ && file_->gone()) {
        wanted_ = file_->path();
        file_.reset();
    }
    if (!file_) {
        make(match, seats);
        return;
    }
    const ContentStamp now = content_checked_ ? content_ : match.content();
    // A mod that has only been moved is worth a line too: it is looked for there next time.
    if (changes(content_, now).any() || now.mods != content_.mods) {
        text = content_lines(now) + text;
    }
    content_checked_ = true;
    if (text.empty()) return;
    if (file_->size() + text.size() > largest_record) {
        throw std::runtime_error{fmt::format("{} would be too large for a game", file_->path())};
    }
    file_->append(text);
    log_line(spdlog::level::debug, "game kept file={} answers={}", file_->path(), match.answers());
    content_ = now;
    const std::size_t same = written_before(match);
    standing_ = match.standing();
    answers_dropped_ = 0;
    hashed_ = std::min(hashed_, same);
    written_.resize(same);
    for (std::size_t at = same; at < match.answers(); ++at) written_.push_back(match.answer_at(at));
    match.all_seen();
}

void GameFile::close(Match& match, const std::vector<std::string>& seats) {
    keep(match, seats);
    if (!file_) return;
    const auto hash = match.hash_after(match.answers());
    if (hash && hashed_ != match.answers() && match.answers() % answers_per_hash != 0 &&
        content_checked_) {
        file_->append(hash_line(*hash));
        hashed_ = match.answers();
    }
    settle();
}

void GameFile::save(Match& match, const std::vector<std::string>& seats) {
    if (file_) {
        keep(match, seats);
    } else {
        make(match, seats);
    }
    settle();
}

void GameFile::move_to(const std::string& path, Match& match,
                       const std::vector<std::string>& seats) {
    if (is(path)) return save(match, seats);
    const Record record = match.record(seats);
    AppendFile fresh = new_game_file(path, {}, to_text(record));
    fresh.settle();
    if (file_ && named_by_us_) file_->remove();
    wanted_ = path;
    adopt(std::move(fresh), record);
    match.all_seen();
}

}  // namespace cardwright::tool
