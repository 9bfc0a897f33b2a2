#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "match/kit.hpp"
#include "spec/spec_content.hpp"

namespace cardwright::tool {

/// Where content comes from, as every subcommand takes it on its command line.
struct ContentChoice {
    std::vector<std::string> mods;  ///< folders, or ids of installed mods
    bool only_these_mods = false;   ///< none of those the user has on
    Overlay overlay;                ///< what some files would say if they were changed
    std::string game;
    std::vector<std::string> sets;
};

/// A game that may be the one that is meant cannot be played.
class BrokenGame : public std::runtime_error {
  public:
    BrokenGame(const std::string& game, std::vector<Diagnostic> found);
};

/// The program's own content: CARDWRIGHT_DATA, else beside the installed program, else the source.
[[nodiscard]] std::filesystem::path data_folder();

/// The program's own content, these mods and those they need; nothing that a user has on besides.
/// Neither the order in which mods are named nor what their folders are called matters.
[[nodiscard]] std::vector<std::filesystem::path> content_roots(
    const std::vector<std::string>& mods);

/// What specs are played with: the same, and the mod that a spec lies in.
[[nodiscard]] SpecContent spec_content(const std::vector<std::string>& mods = {});

/// What somebody plays with.
struct UserContent {
    std::vector<std::filesystem::path> roots;
    std::filesystem::path house_rules;  ///< the root among them that has the last word, or nothing

    [[nodiscard]] Catalog open(const Overlay& overlay = {}) const {
        return Catalog::open(roots, overlay, {}, house_rules);
    }
};

/// The same with what CARDWRIGHT_PATH names, the mods the user has on, and their house rules.
[[nodiscard]] UserContent content_of_user(const std::vector<std::string>& mods,
                                          bool only_these_mods = false);

/// The game that is meant when none is named: that of the sets, or the first that names a line-up
/// to begin with, or the first of all. Throws BrokenGame if one that comes before it has mistakes.
[[nodiscard]] std::string default_game(const Catalog& catalog,
                                       const std::vector<std::string>& sets);

/// Opens the content, with the user's own house rules, and makes the kit that was asked for. Throws
/// LoadError, BrokenGame or std::invalid_argument.
[[nodiscard]] Kit open_kit(const ContentChoice& choice);

/// The same, of content that is open already.
[[nodiscard]] Kit make_kit(const Catalog& catalog, const std::vector<std::filesystem::path>& roots,
                           const std::string& game, const std::vector<std::string>& sets);

}  // namespace cardwright::tool
