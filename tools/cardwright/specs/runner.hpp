#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "match/match.hpp"

namespace cardwright::tool {

class SpecFile;
struct Scenario;

/// What became of one scenario.
struct SpecResult {
    std::string file;
    int line = 0;  ///< where the scenario stands
    std::string name;
    std::vector<std::string> rules;
    bool passed = false;
    std::string message;  ///< why it failed
    std::string story;    ///< what was asked and answered until it failed, and what is open
    std::string before;   ///< the table at the start and when it failed
    std::string after;
};

/// Runs scenario files. Content is opened once for all of them.
class SpecRunner {
  public:
    /// With an overlay, as if some files of the content were changed.
    explicit SpecRunner(std::vector<std::string> mods, Overlay overlay = {})
        : mods_{std::move(mods)}, overlay_{std::move(overlay)} {}
    ~SpecRunner();

    /// Runs the scenarios of a file whose name contains `only`. A file that cannot be loaded is
    /// one failed result. With `names_only` nothing is played.
    std::vector<SpecResult> run_file(const std::filesystem::path& file, const std::string& only,
                                     bool names_only = false);

    /// The spec files below some files and folders, in a fixed order.
    [[nodiscard]] static std::vector<std::filesystem::path> find(
        const std::vector<std::string>& places);

  private:
    SpecResult run_one(SpecFile& specs, const Scenario& scenario, const std::filesystem::path& file,
                       bool names_only);
    Match& match_for(const std::filesystem::path& file, const std::string& ruleset,
                     const std::vector<std::string>& sets, bool open_steps);

    std::vector<std::string> mods_;
    Overlay overlay_;
    std::map<std::string, std::unique_ptr<Match>> matches_;
};

}  // namespace cardwright::tool
