#include "cardwright/content.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <stdexcept>

#include "cardwright/found_mods.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/log.hpp"
#include "cardwright/platform.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

/// Where one of the folders around the program is a checkout, that is its content: a copied one
/// plays its own.
std::optional<fs::path> checkout_around(const fs::path& program) {
    std::error_code problem;
    for (fs::path folder = program.parent_path(); folder.has_relative_path();
         folder = folder.parent_path()) {
        if (fs::exists(folder / "scripts" / "std", problem) && fs::exists(folder / "sets", problem))
            return folder;
    }
    return std::nullopt;
}

/// Content roots beside the program's own, each once.
class RootList {
  public:
    explicit RootList(fs::path own) : own_{std::move(own)} {}

    void add(const fs::path& folder) {
        std::error_code problem;
        const auto same = [&](const fs::path& root) {
            return fs::equivalent(root, folder, problem);
        };
        if (same(own_)) return;
        if (std::any_of(heads_.begin(), heads_.end(),
                        [&](const ModHead& head) { return same(head.folder); })) {
            return;
        }
        auto head = mod_head(folder);
        heads_.push_back(head ? std::move(*head) : ModHead{{}, {}, folder});
    }

    [[nodiscard]] bool has(std::string_view id) const {
        return std::any_of(heads_.begin(), heads_.end(),
                           [&](const ModHead& head) { return head.id == id; });
    }

    /// What a mod needs comes with it, if it is installed.
    void add_needed() {
        const std::vector<ModHead> installed = installed_mods();
        for (std::size_t at = 0; at < heads_.size(); ++at) {
            const std::vector<std::string> needs = heads_[at].needs;
            for (const std::string& need : needs) {
                if (has(need)) continue;
                for (const ModHead& mod : installed) {
                    if (mod.id == need) heads_.push_back(mod);
                }
            }
        }
    }

    /// What is needed comes first; what does not need each other by name.
    [[nodiscard]] std::vector<fs::path> in_order() const {
        std::vector<ModHead> left = heads_;
        std::sort(left.begin(), left.end(), [](const ModHead& one, const ModHead& other) {
            return std::pair{one.id, one.folder} < std::pair{other.id, other.folder};
        });
        std::vector<fs::path> roots{own_};
        while (!left.empty()) {
            const auto waits = [&](const ModHead& head) {
                return std::any_of(left.begin(), left.end(), [&](const ModHead& other) {
                    return &other != &head && std::find(head.needs.begin(), head.needs.end(),
                                                        other.id) != head.needs.end();
                });
            };
            auto next = std::find_if_not(left.begin(), left.end(), waits);
            if (next == left.end()) next = left.begin();  // they need each other
            roots.push_back(next->folder);
            left.erase(next);
        }
        return roots;
    }

  private:
    fs::path own_;
    std::vector<ModHead> heads_;
};

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
        std::error_code problem;
        auto installed = program->parent_path().parent_path() / "share" / "cardwright";
        if (fs::exists(installed / "scripts", problem)) return installed;
        if (auto checkout = checkout_around(*program)) return *checkout;
    }
    return CARDWRIGHT_SOURCE_DIR;
}

std::vector<fs::path> content_roots(const std::vector<std::string>& mods) {
    RootList roots{data_folder()};
    for (const std::string& mod : mods) roots.add(folder_of_mod(mod));
    roots.add_needed();
    return roots.in_order();
}

UserContent content_of_user(const std::vector<std::string>& mods, bool only_these_mods) {
    RootList roots{data_folder()};
    for (const std::string& mod : mods) roots.add(folder_of_mod(mod));
    if (!only_these_mods) {
        for (const fs::path& root : roots_on_path()) roots.add(root);
        const EnabledMods enabled = EnabledMods::open();
        for (const ModHead& mod : installed_mods()) {
            // A folder that is named stands for the installed mod of the same id.
            if (enabled.has(mod.id) && !roots.has(mod.id)) roots.add(mod.folder);
        }
    }
    roots.add_needed();
    UserContent content{roots.in_order(), {}};
    content.house_rules = add_house_rules(content.roots);
    return content;
}

SpecContent spec_content(const std::vector<std::string>& mods) {
    auto roots = content_roots(mods);
    std::vector<std::string> named;
    for (std::size_t at = 1; at < roots.size(); ++at) named.push_back(roots[at].string());
    roots.resize(1);
    return SpecContent{std::move(roots), std::move(named)};
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
    const UserContent content = content_of_user(choice.mods, choice.only_these_mods);
    const Catalog catalog = content.open(choice.overlay);
    log_line(spdlog::level::info, "content read folders={} games={} sets={} problems={} ms={}",
             names_of(content.roots), catalog.rulesets().size(), catalog.sets().size(),
             catalog.problems().size(), clock.milliseconds());
    if (catalog.rulesets().empty()) throw LoadError{catalog.problems()};
    const std::string game = choice.game.empty() ? default_game(catalog, choice.sets) : choice.game;
    return make_kit(catalog, content.roots, game, choice.sets);
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
