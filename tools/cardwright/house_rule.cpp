// cardwright house-rule: changes a value of a card for oneself, without touching shipped files.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "cardwright/changed_card.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/house_rules.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"
#include "cardwright/typed_rules.hpp"
#include "match/kit.hpp"

namespace cardwright::tool {
namespace {

struct HouseRuleOptions {
    std::vector<std::string> words;  ///< `militia keep=2`, or `militia.keep=2`
    std::vector<std::string> mods;
    bool list = false;
    bool remove = false;
    bool script = false;
};

Catalog open_catalog(const HouseRuleOptions& options, const HouseRules* instead) {
    UserContent content = content_of_user(options.mods);
    Overlay overlay;
    if (instead != nullptr) {
        if (content.house_rules.empty()) {
            content.house_rules = house_rules_folder();
            content.roots.push_back(content.house_rules);
        }
        overlay[(content.house_rules / mod_file).generic_string()] = instead->text();
    }
    return content.open(overlay);
}

/// Tries the rules out before anything is written: what is wrong with them is told instead.
FoundCard checked(const HouseRuleOptions& options, const HouseRules& rules,
                  const std::string& card) {
    return find_card(open_catalog(options, &rules), card);
}

int list_rules() {
    const HouseRules rules = HouseRules::open();
    for (const HouseRule& rule : rules.rules()) {
        say(fmt::format("{} {} = {}", rule.target, rule.field, rule.value));
    }
    say(rules.rules().empty() ? "You have no house rules."
                              : "They are in " + HouseRules::file().string());
    return success;
}

int remove_rules(const HouseRuleOptions& options) {
    HouseRules rules = HouseRules::open();
    for (const std::string& word : options.words) {
        const NamedField named = named_field(word);
        const FoundCard found = find_card(open_catalog(options, nullptr), named.card);
        const std::string field = named.field.empty() ? "" : must_be_field(found, named.field);
        if (!rules.remove(found.full_name(), field)) {
            throw std::invalid_argument{
                fmt::format("there is no house rule for \"{}\"; --list shows yours", word)};
        }
    }
    rules.save();
    for (const std::string& word : options.words) {
        say(fmt::format("{} is as it was", word), Tone::good);
    }
    return success;
}

/// A copy of the card's script that is theirs to edit: every hook of it replaces the card's own.
int copy_script(const HouseRuleOptions& options) {
    const Catalog catalog = open_catalog(options, nullptr);
    const FoundCard found = find_card(catalog, options.words.front());
    const Definition& card = found.definition();
    const FileText script = card.script.empty() ? FileText{} : catalog.read_text(card.script);
    if (!script.ok()) {
        throw std::invalid_argument{fmt::format("{}: {}", card.script, script.problem)};
    }
    const std::filesystem::path place =
        house_rules_folder() / "cards" / card.set / (card.id + ".lua");
    std::error_code problem;
    if (std::filesystem::exists(place, problem)) {
        throw std::invalid_argument{fmt::format("you have one already: {}", place.string())};
    }
    std::filesystem::create_directories(place.parent_path(), problem);
    std::ofstream file{place, std::ios::binary};
    file << "-- Your own " << card.id
         << ". What stands here replaces what the card's own script says; leave out what is to\n"
            "-- stay as it is. A hook is told of the one it replaces: on_play(ctx, original) may "
            "call "
            "original(ctx).\n"
         << (card.script.empty() ? "local card = {}\n\n"
                                   "function card.on_play(ctx, original)\n"
                                   "  original(ctx)\n"
                                   "end\n\n"
                                   "return card\n"
                                 : script.text);
    file.flush();
    if (!file) throw std::runtime_error{place.string() + " cannot be written"};
    HouseRules rules = HouseRules::open();
    rules.set(found.full_name(), "script", value_typed(place.filename().string()));
    rules.save();
    say(fmt::format("Edit {}\nIts hooks now stand in for those of {}{}; a table in the terminal "
                    "takes up what "
                    "you save.",
                    place.string(), found.full_name(),
                    card.script.empty() ? "" : " (" + card.script + ")"),
        Tone::good);
    return success;
}

int set_rules(const HouseRuleOptions& options) {
    HouseRules rules = HouseRules::open();
    const Catalog before = open_catalog(options, nullptr);
    const auto fields = add_typed_rules(rules, before, options.words);
    for (const auto& [target, field] : fields) {
        const FoundCard changed = checked(options, rules, target);
        // The last that is said of a field is the house rule.
        const auto& changes = changed.blueprint.changes;
        const auto rule =
            std::find_if(changes.rbegin(), changes.rend(), [&](const ContentChange& change) {
                return change.target == target && change.field == field;
            });
        if (rule == changes.rend()) continue;
        say(fmt::format("{} {}: {} → {}", target, field,
                        rule->before.empty() ? "nothing" : rule->before, rule->now),
            Tone::good);
    }
    rules.save();
    say(
        fmt::format("Every game you play from now on has it. It is in {}; take it back with: "
                    "cardwright house-rule --remove {}",
                    HouseRules::file().string(), fields.front().first));
    return success;
}

int run(const HouseRuleOptions& options) {
    if (options.list || options.words.empty()) return list_rules();
    if (options.remove) return remove_rules(options);
    if (options.script) return copy_script(options);
    return set_rules(options);
}

}  // namespace

void add_house_rule(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<HouseRuleOptions>();
    CLI::App* command = program.add_subcommand(
        "house-rule", "Change a value of a card for yourself: house-rule militia keep=2");
    command->add_option("words", options->words,
                        "A card and what is to change (militia keep=2, or militia.keep=2)");
    add_mods(*command, options->mods);
    command->add_flag("--list", options->list, "List your house rules");
    command->add_flag("--remove", options->remove, "Take the rules of a card or a value back");
    command->add_flag("--script", options->script,
                      "Copy the script of the card into your own mod, to edit");
    command->callback([options, &exit_code] {
        try {
            exit_code = run(*options);
        } catch (const LoadError& error) {
            say_error("Nothing was changed:\n" + told_text(error.problems), Tone::bad);
            exit_code = failure;
        }
    });
}

}  // namespace cardwright::tool
