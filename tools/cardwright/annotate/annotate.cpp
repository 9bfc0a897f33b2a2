// cardwright annotate: what scripts may call, for editors and for readers.

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "cardwright/annotate/annotations.hpp"
#include "cardwright/annotate/documents.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "match/match.hpp"

namespace cardwright::tool {
namespace {

struct AnnotateOptions {
    ContentChoice content;
    std::string output;
    std::string docs;
};

void write_file(const std::filesystem::path& path, const std::string& text) {
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path());
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) throw std::runtime_error{"cannot write " + path.string()};
}

void write_documents(const std::filesystem::path& folder) {
    std::size_t written = 0;
    for (const auto& [name, text] : made_documents()) {
        write_file(folder / name, text);
        ++written;
    }
    say("wrote " + std::to_string(written) + " files to " + folder.string());
}

std::string annotations_for(const ContentChoice& content) {
    const bool engine_alone = content.game.empty() && content.mods.empty() && content.sets.empty();
    if (engine_alone) return annotations({}, "cardwright annotate");
    const Kit kit = open_kit(content);
    Match match{kit};
    return annotations(additions_of(match),
                       "cardwright annotate --game " + kit.blueprint().ruleset);
}

void annotate(const AnnotateOptions& options) {
    if (!options.docs.empty()) {
        write_documents(options.docs);
        return;
    }
    const std::string text = annotations_for(options.content);
    if (options.output.empty()) {
        say(text);
    } else {
        write_file(options.output, text);
        say("wrote " + options.output);
    }
}

}  // namespace

void add_annotate(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<AnnotateOptions>();
    CLI::App* command = program.add_subcommand(
        "annotate", "Write what scripts may call, for completion and help in an editor");
    add_content_options(*command, options->content);
    command->add_option("--output", options->output,
                        "The file to write, e.g. .cardwright/cardwright.lua (default: print it)");
    command
        ->add_option("--docs", options->docs,
                     "Instead, write the reference of the engine to this folder: api/, reference/, "
                     "schema/")
        ->excludes("--output")
        ->excludes("--game")
        ->excludes("--mods")
        ->excludes("--sets");
    command->footer(
        "Without --game: the engine's own names. With --game: also the zones, counters, verbs,\n"
        "events, hooks and params of that game and its sets. Editors with lua-language-server "
        "read\n"
        "the file if .luarc.json names its folder:\n"
        "  { \"workspace.library\": [\".cardwright\"] }");
    command->callback([options, &exit_code] {
        annotate(*options);
        exit_code = success;
    });
}

}  // namespace cardwright::tool
