#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/console/game_file.hpp"
#include "cardwright/console/play_plan.hpp"
#include "table/game_table.hpp"

namespace cardwright::tool {

/// A table whose game is kept in a file while it is played, and can be taken up again from one.
class KeptTable {
  public:
    /// Opens the content and begins the game, or goes on with a saved one. Throws LoadError,
    /// GameError, or std::runtime_error with a sentence.
    explicit KeptTable(const PlayPlan& plan);

    [[nodiscard]] GameTable& table() noexcept { return table_; }

    /// Writes down what has been answered. Throws std::runtime_error if it cannot.
    void keep() { file_.keep(table_.match(), table_.seats()); }
    /// The same, and what was written survives a power failure.
    void keep_safe() {
        keep();
        file_.settle();
    }
    void close_file() { file_.close(table_.match(), table_.seats()); }
    /// Under this name from now on; if there is none, where it is kept already. Returns the path.
    std::string save(const std::string& path);
    /// The command with which the game can be taken up again; empty if it is in no file.
    [[nodiscard]] std::string opening_command() const;

    /// Writes the game into a file of its own, with what went wrong after it. Returns the path.
    [[nodiscard]] std::string report(const std::string& mistake);

    void load(const std::string& path);
    /// Reads all content again and puts the answers in. If anything is wrong the table stays as it
    /// is, and the error is thrown on.
    /// With a number only the first answers are put in.
    void reload(std::optional<std::size_t> answers = std::nullopt);

    /// Reads all content again and goes on with it from the last moment at which no script was
    /// under way; answers since then are put in as far as they fit. What was before cannot be taken
    /// back any more. Returns how many answers since then did not fit.
    std::size_t reload_from_here();

    /// Where the files lie that it is played with, and those of house rules still to come.
    [[nodiscard]] std::vector<std::filesystem::path> content_folders() const;

    /// What a loaded game's record had to say beside the game.
    struct Opening {
        ContentChanges changes;   ///< since it was saved
        bool torn = false;        ///< its last line was not whole
        bool kept_apart = false;  ///< it cannot be added to: the game goes on in another file
    };
    [[nodiscard]] const Opening& opening() const noexcept { return opening_; }

  private:
    /// The content a record was played with, with other mods if there are any.
    [[nodiscard]] static ContentChoice content_of(const Record& record,
                                                  const std::vector<std::string>& mods);

    PlayPlan plan_;
    GameTable table_;
    GameFile file_;
    std::string loaded_from_;              ///< the record it goes on from
    std::vector<std::string> other_mods_;  ///< those it was opened with instead of its own
    Opening opening_;
};

}  // namespace cardwright::tool
