#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "flow/blueprint.hpp"
#include "match/content_stamp.hpp"
#include "script/script_host.hpp"

namespace cardwright {

/// Content that cannot be played: all that is wrong with it.
class LoadError : public std::runtime_error {
  public:
    explicit LoadError(std::vector<Diagnostic> found);
    std::vector<Diagnostic> problems;
};

/// What a game is played with: the blueprint of a ruleset with some sets, and where its scripts
/// come from. Immutable: every thread makes its own script host from it.
class Kit {
  public:
    /// An empty list of sets takes every set of the ruleset. Throws LoadError.
    Kit(const Catalog& catalog, std::vector<std::filesystem::path> roots,
        const std::string& ruleset, std::vector<std::string> sets = {});

    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] const Catalog& catalog() const noexcept { return catalog_; }
    [[nodiscard]] const std::vector<std::string>& sets() const noexcept { return sets_; }
    /// The mods that are on, by id and version.
    [[nodiscard]] std::vector<std::string> mods() const;
    [[nodiscard]] ScriptSource source() const;
    /// All it is made of, with every card; the files are read when somebody first asks.
    [[nodiscard]] const ContentStamp& content() const;

  private:
    Catalog catalog_;
    std::vector<std::filesystem::path> roots_;
    std::vector<std::string> sets_;
    std::shared_ptr<const Blueprint> blueprint_;
    struct Stamp;
    std::shared_ptr<Stamp> stamp_;
};

/// Where the scripts of some content roots come from.
[[nodiscard]] ScriptSource script_source(const Catalog& catalog,
                                         const std::vector<std::filesystem::path>& roots);

/// Content roots with the folders of mods after them, each once. Throws std::invalid_argument if a
/// mod is no folder.
[[nodiscard]] std::vector<std::filesystem::path> with_mods(std::vector<std::filesystem::path> roots,
                                                           const std::vector<std::string>& mods);

}  // namespace cardwright
