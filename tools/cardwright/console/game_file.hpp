#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cardwright/append_file.hpp"
#include "match/match.hpp"

namespace cardwright::tool {

/// Where a game is kept while it is played. The file grows with every answer: whatever happens to
/// the program, what was answered is there. Failures are std::runtime_error with a sentence.
class GameFile {
  public:
    GameFile() = default;
    /// The file is made with the first answer: under the name that is wanted, or under one of its
    /// own in the user's data folder.
    explicit GameFile(std::string wanted) : wanted_{std::move(wanted)} {}
    /// The same for a game that goes on from a record which stays as it is.
    GameFile(std::string wanted, const Record& from);
    /// A game that goes on in the file of its record.
    GameFile(AppendFile file, const Record& record);

    [[nodiscard]] bool exists() const noexcept { return file_.has_value(); }
    /// It says what the game is played with now.
    [[nodiscard]] bool knows_content() const noexcept { return file_ && content_checked_; }
    [[nodiscard]] const std::string& path() const noexcept { return file_->path(); }
    [[nodiscard]] bool is(const std::string& path) const { return file_ && file_->is(path); }

    /// Writes down what has been answered and taken back since the last time.
    void keep(Match& match, const std::vector<std::string>& seats);
    /// The same, even if nothing has been answered yet.
    void save(Match& match, const std::vector<std::string>& seats);
    /// The same as `keep`, for the last time: with a hash, to be compared when it is opened again.
    void close(Match& match, const std::vector<std::string>& seats);
    /// From now on in a new file of this name. One that was made under a name of its own is
    /// removed.
    void move_to(const std::string& path, Match& match, const std::vector<std::string>& seats);
    /// All content was read again and the answers put in with it: if any has changed, the file
    /// says so when it is kept next, whether there is another answer or not.
    void content_read_again() noexcept {
        content_checked_ = false;
        tell_content_ = true;
    }
    /// The game goes on with other rules from before so many of the answers in the file.
    void goes_on_from_before(std::size_t answers) noexcept {
        content_read_again();
        answers_dropped_ = answers;
    }
    void settle() const noexcept {
        if (file_) file_->settle();
    }

  private:
    void make(Match& match, const std::vector<std::string>& seats);
    void adopt(AppendFile file, const Record& record);
    /// So many of the match's answers stand in the file already.
    [[nodiscard]] std::size_t written_before(const Match& match) const;
    [[nodiscard]] std::string what_is_new(const Match& match) const;

    std::string wanted_;
    std::optional<AppendFile> file_;
    bool named_by_us_ = false;
    bool content_checked_ = true;
    bool tell_content_ = false;            ///< even if nothing was answered
    std::size_t answers_dropped_ = 0;      ///< before the game went on with other rules
    ContentStamp content_;                 ///< as the file says it
    std::string standing_;                 ///< from which it went on, as the file says it
    std::vector<RecordedAnswer> written_;  ///< what reading the file would give
    std::size_t hashed_ = 0;               ///< the last hash in it is after so many
};

/// The name of a game's file when nobody gives it one: `dominion-42`.
[[nodiscard]] std::string game_stem(const Match& match);

/// Makes a file with this text: under the path, which must be free, or under a name of its own.
[[nodiscard]] AppendFile new_game_file(const std::string& path, const std::string& stem,
                                       std::string_view text);

/// Throws std::invalid_argument if no new file can be made there.
void must_be_free(const std::string& path);

}  // namespace cardwright::tool
