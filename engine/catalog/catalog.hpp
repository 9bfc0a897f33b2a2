#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/content_files.hpp"
#include "catalog/diagnostic.hpp"
#include "catalog/doubt.hpp"
#include "catalog/limits.hpp"
#include "catalog/source_hash.hpp"
#include "catalog/untranslated.hpp"
#include "flow/blueprint.hpp"

namespace cardwright {

struct RulesetInfo {
    std::string id;
    Translated names;
    SeatRange seats;
    std::string file;
    bool broken = false;  ///< its file has errors: no game can be made of it
};

struct SetInfo {
    std::string id;
    Translated names;
    std::string ruleset;
    std::string version;
    std::vector<std::string> needs;
    std::size_t cards = 0;
    std::string file;
    bool broken = false;
};

/// A content root that says what it is.
struct ModInfo {
    std::string id;
    Translated names;
    std::string version;
    std::string authors;
    std::string licence;
    std::string root;
    bool broken = false;
};

/// What a game is made of, piece by piece.
struct ContentHashes {
    NamedHashes rules;  ///< files of the ruleset, as paths in their root
    NamedHashes cards;  ///< by id
    NamedHashes mods;   ///< every root but the first
};

/// What can be read of a game that may have mistakes: for whoever reads scripts. Nobody can play
/// it.
struct Sketch {
    Blueprint blueprint;
    Doubt doubt;
};

/// All rulesets and sets of some content roots. Immutable once opened, so threads may share it;
/// copies share what was read. Opening never throws: what is wrong with the files is in
/// `problems`, and whatever is sound can be used.
class Catalog {
  public:
    /// `house_rules` is the root whose changes and decisions have the last word, if there is one.
    [[nodiscard]] static Catalog open(const std::vector<std::filesystem::path>& roots,
                                      const Overlay& overlay = {}, const CatalogLimits& limits = {},
                                      const std::filesystem::path& house_rules = {});

    /// The same content as if some files were changed. Only those are read again, as long as
    /// nothing was wrong with any file before.
    [[nodiscard]] Catalog changed(const Overlay& overlay) const;

    /// What is wrong with single files. Names are only looked up when a blueprint is made.
    [[nodiscard]] const std::vector<Diagnostic>& problems() const noexcept;
    /// Sorted by id.
    [[nodiscard]] const std::vector<RulesetInfo>& rulesets() const noexcept;
    [[nodiscard]] const std::vector<SetInfo>& sets() const noexcept;
    /// The ids of all sets of a ruleset.
    [[nodiscard]] std::vector<std::string> sets_of(std::string_view ruleset) const;
    [[nodiscard]] std::vector<ModInfo> mods() const;

    /// A game of a ruleset with these sets and all they need. Nothing if there are errors;
    /// `problems` gets those and the warnings of all files concerned.
    [[nodiscard]] std::optional<Blueprint> blueprint(std::string_view ruleset,
                                                     std::span<const std::string> sets,
                                                     std::vector<Diagnostic>& problems) const;

    /// The same without what could not be read. Nothing if there is no such ruleset.
    [[nodiscard]] std::optional<Sketch> sketch(std::string_view ruleset,
                                               std::span<const std::string> sets) const;

    /// Everything that is wrong with any file, alone or together: each set is tried with what it
    /// needs, and what follows only from another mistake is left out.
    [[nodiscard]] std::vector<Diagnostic> check() const;

    /// What English says somewhere and this language nowhere, for whoever translates.
    [[nodiscard]] std::vector<Untranslated> untranslated(std::string_view language) const;

    /// Reads the files of that blueprint's game.
    [[nodiscard]] ContentHashes hashes(const Blueprint& blueprint) const;

    /// A script, or anything else below the content roots, with the overlay.
    [[nodiscard]] FileText read_text(std::string_view path) const;

  private:
    struct Opened;
    struct Attempt;
    [[nodiscard]] Attempt attempt(std::string_view ruleset, std::span<const std::string> sets,
                                  bool in_spite_of_mistakes) const;
    [[nodiscard]] Doubt doubt_of(std::span<const Diagnostic> problems) const;
    explicit Catalog(std::shared_ptr<const Opened> opened) : opened_{std::move(opened)} {}

    std::shared_ptr<const Opened> opened_;
};

}  // namespace cardwright
