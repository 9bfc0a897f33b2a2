// cardwright new: files that load and play, to begin with.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "cardwright/annotate/additions.hpp"
#include "cardwright/annotate/annotations.hpp"
#include "cardwright/annotate/documents.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/found_mods.hpp"
#include "cardwright/kit/templates.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"
#include "catalog/names.hpp"
#include "catalog/text_file.hpp"
#include "match/match.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

struct NewOptions {
    std::string what;
    std::string name;
    std::string folder = ".";
    std::string game;
    std::string set;
};

std::string with_title(const std::string& id) {
    std::string title = id;
    std::replace(title.begin(), title.end(), '_', ' ');
    std::replace(title.begin(), title.end(), '-', ' ');
    if (title.front() >= 'a' && title.front() <= 'z') {
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    }
    return title;
}

/// What an example of the game says of each fact that a card must have.
std::string entry_like(const Blueprint& blueprint) {
    const auto& definitions = blueprint.schema.definitions;
    const auto scripted = std::find_if(definitions.begin(), definitions.end(),
                                       [](const Definition& card) { return !card.script.empty(); });
    const auto example = scripted != definitions.end() ? scripted : definitions.begin();
    if (example == definitions.end()) return {};
    std::string lines;
    std::string types;
    for (std::size_t at = 0; at < blueprint.schema.types.size(); ++at) {
        if (!example->types.test(at)) continue;
        types += (types.empty() ? "" : ", ") + blueprint.schema.types[at];
    }
    if (!types.empty()) lines += "    types: [" + types + "]\n";
    for (std::size_t at = 0; at < blueprint.schema.facts.size(); ++at) {
        const FactKind& fact = blueprint.schema.facts[at];
        if (at >= example->facts.size()) continue;
        const Datum& value = example->facts[at];
        if (const auto* number = value.integer()) {
            lines += fmt::format("    {}: {}\n", fact.name, *number);
        } else if (const auto* truth = value.boolean()) {
            lines += fmt::format("    {}: {}\n", fact.name, *truth);
        } else if (const auto* word = value.word(); word != nullptr && fact.required) {
            lines += fmt::format("    {}: {}\n", fact.name, *word);
        }
    }
    return lines;
}

class Maker {
  public:
    explicit Maker(NewOptions options) : options_{std::move(options)} {
        const bool hyphens =
            options_.what == "mod" || options_.what == "set" || options_.what == "bot";
        if (hyphens ? !is_set_id(options_.name) : !is_id(options_.name)) {
            throw std::invalid_argument{fmt::format(
                "\"{}\" is no id: lower-case letters, digits and underscores{}, a letter first",
                options_.name, hyphens ? " or hyphens" : "")};
        }
        names_.id = options_.name;
        names_.title = with_title(options_.name);
        find_mod();
    }

    void make() {
        if (options_.what == "mod" || !has_mod_) make_mod();
        if (options_.what == "game") make_game();
        if (options_.what == "set") make_set(options_.name);
        if (options_.what == "card") make_card();
        if (options_.what == "bot") make_bot();
        make_editor_files();
        say_next();
    }

  private:
    void find_mod() {
        const fs::path start = fs::absolute(options_.folder).lexically_normal();
        if (options_.what != "mod") {
            for (fs::path at = start; at.has_relative_path(); at = at.parent_path()) {
                if (const auto head = mod_head(at)) {
                    mod_ = at;
                    names_.mod = head->id;
                    has_mod_ = true;
                    return;
                }
            }
        }
        mod_ = start / options_.name;
        names_.mod = options_.name;
        std::replace(names_.mod.begin(), names_.mod.end(), '_', '-');
    }

    void write(const std::string& inside, const std::string& text) {
        const fs::path path = mod_ / inside;
        std::error_code problem;
        if (fs::exists(path, problem)) {
            throw std::invalid_argument{path.string() +
                                        " is there already; nothing is overwritten"};
        }
        write_over(path, text);
        say("  " + path.lexically_relative(fs::current_path()).string());
    }

    static void write_over(const fs::path& path, const std::string& text) {
        std::error_code problem;
        fs::create_directories(path.parent_path(), problem);
        std::ofstream file{path, std::ios::binary};
        file << text;
        file.close();
        if (!file) throw std::runtime_error{"cannot write " + path.string()};
    }

    void make_mod() {
        KitNames names = names_;
        names.id = names_.mod;
        write("mod.yaml", mod_yaml_text(names));
        write(".luarc.json",
              "{ \"runtime.version\": \"Lua 5.4\", \"workspace.library\": [\".cardwright\"] }\n");
    }

    void make_game() {
        if (options_.set.empty()) options_.set = options_.name;
        names_.set = options_.set;
        names_.up = "../../";
        for (const KitFile& file : game_files(names_)) write(file.path, file.text);
        names_.game = options_.name;
        names_.up.clear();
    }

    /// The game that is meant, and what its cards need.
    void learn_game() {
        const Catalog catalog = Catalog::open(content_roots(mods()));
        if (catalog.rulesets().empty()) throw LoadError{catalog.problems()};
        names_.game = options_.game.empty() ? default_game(catalog, {}) : options_.game;
        const Kit kit = make_kit(catalog, content_roots(mods()), names_.game, {});
        const Blueprint& blueprint = kit.blueprint();
        names_.entry = entry_like(blueprint);
        names_.hook = blueprint.hooks.empty() ? "on_play" : blueprint.hooks.front().name;
        const auto& counters = blueprint.schema.counters_of(Scope::player);
        names_.counter = counters.empty() ? "points" : counters.front().name;
        for (const CounterKind& counter : counters) {
            if (counter.name == "coins" || counter.name == "points") names_.counter = counter.name;
        }
        learn_menu(blueprint);
    }

    /// A menu entry that plays a card from where its player holds it.
    void learn_menu(const Blueprint& blueprint) {
        for (const Step& step : blueprint.steps) {
            for (const MenuEntry& entry : step.menu) {
                if (entry.kind != MenuEntry::Kind::cards || entry.verb == no_verb) continue;
                const ZoneKind& zone = blueprint.schema.zone(entry.from);
                if (zone.shared || zone.piles || zone.slots != 0) continue;
                names_.group = std::string{blueprint.schema.words.text(entry.name)};
                names_.zone = zone.name;
                return;
            }
        }
    }

    [[nodiscard]] std::vector<std::string> mods() const { return {mod_.string()}; }

    void make_set(const std::string& id) {
        if (names_.game.empty()) learn_game();
        KitNames names = names_;
        names.set = id;
        names.title = with_title(id);
        names.up = "../";
        std::string text = set_yaml_text(names);
        if (options_.what == "set") {
            // A set without cards would be nothing to begin with.
            names_.set = id;
            names_.id = id;
            std::replace(names_.id.begin(), names_.id.end(), '-', '_');
            names_.id += "_card";
            names_.title = with_title(names_.id);
            text += card_entry_text(names_);
            write("sets/" + id + ".yaml", text);
            make_card_files();
        } else {
            write("sets/" + id + ".yaml", text + card_entry_text(names_));
        }
    }

    void make_card_files() {
        write("cards/" + names_.set + "/" + names_.id + ".lua", card_script_text(names_));
        write("tests/" + names_.id + "_spec.lua", card_spec_text(names_));
    }

    void make_card() {
        std::vector<std::string> sets;
        std::error_code problem;
        for (const auto& entry : fs::directory_iterator{mod_ / "sets", problem}) {
            if (entry.path().extension() == ".yaml") sets.push_back(entry.path().stem().string());
        }
        std::sort(sets.begin(), sets.end());
        if (!options_.set.empty()) {
            names_.set = options_.set;
        } else if (sets.size() > 1) {
            throw std::invalid_argument{fmt::format(
                "the mod has several sets: name one with --set: {}", fmt::join(sets, ", "))};
        } else {
            names_.set = sets.empty() ? names_.mod : sets.front();
        }
        const bool there = std::find(sets.begin(), sets.end(), names_.set) != sets.end();
        if (there && options_.game.empty()) options_.game = game_of_set();
        learn_game();
        // First what may be there already: nothing is half done.
        make_card_files();
        if (there) {
            add_to_set();
        } else {
            make_set(names_.set);
        }
    }

    [[nodiscard]] std::string game_of_set() const {
        const Catalog catalog = Catalog::open(content_roots(mods()));
        for (const SetInfo& set : catalog.sets()) {
            if (set.id == names_.set) return set.ruleset;
        }
        return {};
    }

    /// After the last of its cards: before the next part of the file.
    void add_to_set() {
        const fs::path path = mod_ / "sets" / (names_.set + ".yaml");
        std::string text = text_of_file(path.string());
        if (!text.ends_with('\n')) text += '\n';
        std::size_t at = text.starts_with("cards:") ? 0 : text.find("\ncards:");
        if (at == std::string::npos) {
            text += "cards:\n";
            at = text.size() - 1;
        }
        std::size_t end = text.size();
        for (std::size_t line = text.find('\n', at + 1);
             line != std::string::npos && line + 1 < text.size();
             line = text.find('\n', line + 1)) {
            const char first = text[line + 1];
            if (first < 'a' || first > 'z') continue;
            end = line + 1;
            break;
        }
        text.insert(end, card_entry_text(names_));
        write_over(path, text);
        say("  " + path.lexically_relative(fs::current_path()).string() + " (a card more)");
    }

    void make_bot() {
        learn_game();
        write("scripts/" + names_.game + "/bots/" + options_.name + ".lua", bot_text(names_));
    }

    /// Completion for whoever edits it; made anew each time, because it tells the names in use.
    void make_editor_files() {
        for (const auto& [name, text] : made_documents()) {
            if (name.starts_with("schema/")) write_over(mod_ / ".cardwright" / name, text);
        }
        Additions additions;
        if (!names_.game.empty()) {
            const Catalog catalog = Catalog::open(content_roots(mods()));
            const Kit kit = make_kit(catalog, content_roots(mods()), names_.game, {});
            Match match{kit};
            additions = additions_of(match);
        }
        write_over(mod_ / ".cardwright" / "cardwright.lua",
                   annotations(additions, "cardwright new"));
    }

    void say_next() const {
        const std::string mod = mod_.lexically_relative(fs::current_path()).string();
        std::string next = fmt::format("Next: cardwright check --mods {}", mod);
        if (options_.what == "mod") {
            next += "; cardwright new card NAME --in " + mod;
        } else if (options_.what == "bot") {
            next += fmt::format("; cardwright sim --mods {} --game {} --seats {},random", mod,
                                names_.game, options_.name);
        } else {
            next += "; cardwright test --mods " + mod;
        }
        if (options_.what == "card" || options_.what == "set") {
            next += fmt::format("; cardwright try {} --mods {}", names_.id, mod);
        }
        say(next, Tone::good);
    }

    NewOptions options_;
    KitNames names_;
    fs::path mod_;
    bool has_mod_ = false;
};

}  // namespace

void add_new(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<NewOptions>();
    CLI::App* command =
        program.add_subcommand("new", "Begin a mod, set, card, bot or game: new card lemon_tart");
    command->add_option("what", options->what, "mod, set, card, bot or game")
        ->required()
        ->check(CLI::IsMember({"mod", "set", "card", "bot", "game"}));
    command->add_option("name", options->name, "Its id: lower-case letters, digits, underscores")
        ->required();
    command->add_option("--in", options->folder,
                        "Where: a mod, or a folder in which one is made (default: here)");
    command->add_option("--game", options->game, "The ruleset it is for (default: dominion)");
    command->add_option("--set", options->set, "The set of the card (default: that of the mod)");
    command->callback([options, &exit_code] {
        try {
            Maker{*options}.make();
            exit_code = success;
        } catch (const LoadError& error) {
            say_error(told_text(error.problems), Tone::bad);
            exit_code = failure;
        }
    });
}

}  // namespace cardwright::tool
