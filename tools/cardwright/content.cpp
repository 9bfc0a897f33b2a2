#include "cardwright/content.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "cardwright/house_rules.hpp"
#include "cardwright/log.hpp"
#include "cardwright/platform.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

/// Folders named in CARDWRIGHT_PATH, separated by colons, hold further content.
std::vector<std::string> folders_on_path() {
    std::vector<std::string> folders;
    const char* path = std::getenv("CARDWRIGHT_PATH");
    std::string_view left = path != nullptr ? path : "";
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(':'), left.size());
        if (end > 0) folders.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return folders;
}

std::string names_of(const std::vector<std::filesystem::path>& folders) {
    std::string names;
    for (const auto& folder : folders) names += (names.empty() ? "" : ",") + folder.string();
    return names;
}

}  // namespace

BrokenGame::BrokenGame(const std::string& game, std::vector<Diagnostic> found)
    : std::runtime_error{"the game \"" + game +
                         "\" has mistakes; mend them, or name another with " + "--game:\n" +
                         to_text(found)} {}

std::filesystem::path data_folder() {
    if (const char* given = std::getenv("CARDWRIGHT_DATA"); given != nullptr && *given != '\0') {
        return given;
    }
    if (const auto program = program_path()) {
        auto installed = program->parent_path().parent_path() / "share" / "cardwright";
        std::error_code problem;
        if (std::filesystem::exists(installed / "scripts", problem)) return installed;
    }
    return CARDWRIGHT_SOURCE_DIR;
}

std::vector<std::filesystem::path> content_roots(const std::vector<std::string>& mods) {
    std::vector<std::filesystem::path> roots{data_folder()};
    for (const std::string& folder : folders_on_path()) roots.emplace_back(folder);
    return with_mods(std::move(roots), mods);
}

SpecContent spec_content(std::vector<std::string> mods) {
    return SpecContent{content_roots({}), std::move(mods)};
}

std::string default_game(const Catalog& catalog, const std::vector<std::string>& sets) {
    for (const SetInfo& set : catalog.sets()) {
        if (!sets.empty() && set.id == sets.front()) return set.ruleset;
    }
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        std::vector<std::string> all;
        for (const SetInfo& set : catalog.sets()) {
            if (set.ruleset == ruleset.id) all.push_back(set.id);
        }
        std::vector<Diagnostic> problems;
        const auto blueprint = catalog.blueprint(ruleset.id, all, problems);
        if (blueprint && !blueprint->layout.lineup.empty()) return ruleset.id;
        // It may be the one that is meant: nobody who has made a mistake in a game is dealt
        // another one for it.
        if (!blueprint) throw BrokenGame{ruleset.id, std::move(problems)};
    }
    return catalog.rulesets().front().id;
}

Kit open_kit(const ContentChoice& choice) {
    const LogClock clock;
    auto roots = content_roots(choice.mods);
    const std::filesystem::path own = add_house_rules(roots);
    const Catalog catalog = Catalog::open(roots, choice.overlay, {}, own);
    log_line(spdlog::level::info, "content read folders={} games={} sets={} problems={} ms={}",
             names_of(roots), catalog.rulesets().size(), catalog.sets().size(),
             catalog.problems().size(), clock.milliseconds());
    if (catalog.rulesets().empty()) throw LoadError{catalog.problems()};
    const std::string game = choice.game.empty() ? default_game(catalog, choice.sets) : choice.game;
    return make_kit(catalog, roots, game, choice.sets);
}

Kit make_kit(const Catalog& catalog, const std::vector<std::filesystem::path>& roots,
             const std::string& game, const std::vector<std::string>& sets) {
    std::vector<std::string_view> known;
    bool found = false;
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        known.emplace_back(ruleset.id);
        found = found || ruleset.id == game;
    }
    if (!found) {
        throw std::invalid_argument{"there is no game \"" + game + "\"" +
                                    did_you_mean(game, known)};
    }
    const LogClock clock;
    Kit kit{catalog, roots, game, sets};
    log_line(spdlog::level::info, "game loaded game={} cards={} ms={}", game,
             kit.blueprint().schema.definitions.size(), clock.milliseconds());
    return kit;
}

}  // namespace cardwright::tool
