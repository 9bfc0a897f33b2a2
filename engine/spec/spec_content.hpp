#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "match/kit.hpp"

namespace cardwright {

/// What scenarios are played with: the content of `roots`, that of `mods`, and that of the folder a
/// spec lies in. The first root is the program's own: specs below it add nothing. Each combination
/// is opened once; copies share what was read, so that every thread may have its own.
class SpecContent {
  public:
    explicit SpecContent(std::vector<std::filesystem::path> roots,
                         std::vector<std::string> mods = {})
        : roots_{std::move(roots)}, mods_{std::move(mods)} {}

    /// From here on as if these files were changed, and only these. Cheap: nothing else is read
    /// again.
    void change(Overlay overlay);

    /// The folders with content for a spec: `mods`, and those around it that have sets.
    [[nodiscard]] std::vector<std::string> mods_of(const std::filesystem::path& spec) const;

    /// Throws LoadError, or std::invalid_argument for a mod that is no folder. With `open_steps` no
    /// step passes by itself.
    [[nodiscard]] Kit kit(const std::vector<std::string>& mods, const std::string& ruleset,
                          const std::vector<std::string>& sets, bool open_steps);

    /// The content of these folders as it is on disk.
    [[nodiscard]] const Catalog& unchanged(const std::vector<std::string>& mods);

  private:
    struct Opened {
        std::vector<std::filesystem::path> roots;
        Catalog catalog;
    };
    [[nodiscard]] const Opened& opened(const std::vector<std::string>& mods);
    [[nodiscard]] const Opened& changed(const std::vector<std::string>& mods);

    std::vector<std::filesystem::path> roots_;
    std::vector<std::string> mods_;
    Overlay overlay_;
    std::map<std::vector<std::string>, Opened> opened_;   // as on disk
    std::map<std::vector<std::string>, Opened> changed_;  // with the overlay
};

}  // namespace cardwright
