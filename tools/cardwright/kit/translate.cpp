// cardwright translate: a locale file with everything a language still lacks, to be filled in.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "catalog/names.hpp"
#include "catalog/text_file.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

struct TranslateOptions {
    std::string what;
    std::string language;
    std::string output;
    std::vector<std::string> mods;
};

/// What is translated: its file, its folder of locales, and the root it lies in.
struct PartToTranslate {
    std::string id;
    std::string file;
    std::string folder;  ///< `cards/base`
    fs::path root;
};

PartToTranslate part_called(const Catalog& catalog, const std::string& name) {
    std::vector<std::string_view> known;
    for (const SetInfo& set : catalog.sets()) {
        known.emplace_back(set.id);
        if (set.id != name) continue;
        return {name, set.file, "cards/" + name, fs::path{set.file}.parent_path().parent_path()};
    }
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        known.emplace_back(ruleset.id);
        if (ruleset.id != name) continue;
        const fs::path folder = fs::path{ruleset.file}.parent_path();
        return {name, ruleset.file, "scripts/" + name, folder.parent_path().parent_path()};
    }
    throw std::invalid_argument{
        fmt::format("there is no set or ruleset \"{}\"{}", name, did_you_mean(name, known))};
}

std::string in_quotes(const std::string& text) {
    std::string quoted;
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') quoted += '\\';
        quoted += letter == '\n' ? ' ' : letter;
    }
    return quoted;
}

int translate(const TranslateOptions& options) {
    if (!is_language(options.language)) {
        throw std::invalid_argument{"a language is written as in pl or pt-br"};
    }
    const UserContent content = content_of_user(options.mods);
    const Catalog catalog = content.open();
    const PartToTranslate part = part_called(catalog, options.what);
    const fs::path file = options.output.empty()
                              ? part.root / part.folder / "locale" / (options.language + ".yaml")
                              : fs::path{options.output};
    std::error_code problem;
    std::string text =
        fs::exists(file, problem)
            ? text_of_file(file.string())
            : fmt::format("format: cardwright/locale@1\nlanguage: {}\ntexts:\n", options.language);
    if (!text.ends_with('\n')) text += '\n';
    const std::string locales = "/" + part.folder + "/locale/";
    std::size_t added = 0;
    std::vector<const Untranslated*> elsewhere;
    const std::vector<Untranslated> missing = catalog.untranslated(options.language);
    for (const Untranslated& each : missing) {
        const bool in_file = each.file == part.file;
        if (!in_file && each.file.find(locales) == std::string::npos) continue;
        // Only the file itself can say what it and its line-ups are called.
        const bool card = part.folder.starts_with("cards/") && each.key != part.id + ".name";
        if (in_file && !card) {
            elsewhere.push_back(&each);
            continue;
        }
        if (text.find(" " + each.key + ":") != std::string::npos) continue;
        text += fmt::format("  # {}\n  # {}: \"\"\n", in_quotes(each.english), each.key);
        ++added;
    }
    fs::create_directories(file.parent_path(), problem);
    std::ofstream stream{file, std::ios::binary | std::ios::trunc};
    stream << text;
    stream.close();
    if (!stream) {
        throw std::runtime_error{
            "cannot write " + file.string() +
            (options.output.empty()
                 ? fmt::format("; write it into a mod of your own: --output MOD/{}/locale/{}.yaml",
                               part.folder, options.language)
                 : "")};
    }
    say(fmt::format("{}: {} to translate. Take the # before a key away and write the text between "
                    "its quotes; what is left out is shown in English.",
                    file.string(), added == 1 ? "1 text" : fmt::format("{} texts", added)),
        Tone::good);
    for (const Untranslated* each : elsewhere) {
        say(fmt::format("In {}:{}: {}: {}", each->file, each->line, each->key, each->english));
    }
    return success;
}

}  // namespace

void add_translate(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TranslateOptions>();
    CLI::App* command = program.add_subcommand(
        "translate", "Write what a language lacks into a locale file, with the English beside it");
    command->add_option("what", options->what, "A set or a ruleset, e.g. base")->required();
    command->add_option("language", options->language, "Such as de or pt-br")->required();
    add_mods(*command, options->mods);
    command->add_option("--output", options->output,
                        "The file (default: cards/<set>/locale/<language>.yaml where the set is)");
    command->callback([options, &exit_code] { exit_code = translate(*options); });
}

}  // namespace cardwright::tool
