#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "spec/spec_content.hpp"

namespace cardwright {

class SpecFile;
struct Scenario;

/// What became of one scenario.
struct SpecResult {
    std::string file;
    int line = 0;  ///< where the scenario stands
    std::string name;
    std::vector<std::string> rules;
    bool passed = false;
    bool not_loaded = false;  ///< failed because the content could not be loaded
    std::string message;      ///< why it failed
    std::string story;        ///< what was asked and answered until it failed, and what is open
    std::string before;       ///< the table at the start and when it failed
    std::string after;
};

/// Runs scenario files. Content is opened once for all of them, and so is each file, as long as
/// there is room.
class SpecRunner {
  public:
    explicit SpecRunner(SpecContent content, const MatchOptions& options = {});
    ~SpecRunner();
    SpecRunner(const SpecRunner&) = delete;
    SpecRunner& operator=(const SpecRunner&) = delete;
    SpecRunner(SpecRunner&&) = delete;
    SpecRunner& operator=(SpecRunner&&) = delete;

    /// From here on as if these files were changed, and only these.
    void change(Overlay overlay);

    /// Runs the scenarios of a file whose name contains `only`. A file that cannot be loaded is
    /// one failed result. With `names_only` nothing is played.
    std::vector<SpecResult> run_file(const std::filesystem::path& file, const std::string& only,
                                     bool names_only = false);
    /// Runs one scenario of a file that can be loaded, counted from 0.
    SpecResult run_scenario(const std::filesystem::path& file, std::size_t number);

    /// Called before a scenario is played, with the match it is played in. Whoever watches may
    /// remember matches: all of them stay.
    std::function<void(Match&)> before_scenario;

    /// How many games are open, and how many spec files.
    [[nodiscard]] std::size_t games_open() const noexcept { return matches_.size(); }
    [[nodiscard]] std::size_t files_open() const noexcept { return files_.size(); }

    /// The spec files below some files and folders, in a fixed order.
    [[nodiscard]] static std::vector<std::filesystem::path> find(
        const std::vector<std::string>& places);

  private:
    SpecFile& open(const std::filesystem::path& file);
    SpecResult run_one(SpecFile& specs, const Scenario& scenario, const std::filesystem::path& file,
                       bool names_only);
    // Scripts of mods may fill their memory, and specs may name thousands of games: what is open is
    // forgotten if it holds too much.
    void make_room_for_file();
    void make_room_for_match();
    Match& match_for(const std::filesystem::path& file, const std::string& ruleset,
                     const std::vector<std::string>& sets, bool open_steps);

    SpecContent content_;
    MatchOptions options_;
    std::map<std::filesystem::path, std::unique_ptr<SpecFile>> files_;
    std::map<std::filesystem::path, std::vector<std::string>> mods_;  // by spec file
    std::map<std::string, std::unique_ptr<Match>> matches_;
};

}  // namespace cardwright
