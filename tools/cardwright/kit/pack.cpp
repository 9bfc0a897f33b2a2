// cardwright pack and install: a mod as one file, and back.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/found_mods.hpp"
#include "cardwright/kit/archive.hpp"
#include "cardwright/lint/lint.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"
#include "catalog/content_hash.hpp"
#include "catalog/names.hpp"
#include "catalog/text_file.hpp"
#include "spec/runner.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

constexpr const char* manifest = "hashes";  // in the folder of the mod

struct PackOptions {
    std::string mod = ".";
    std::string output;
    std::string archive;
    bool replace = false;
};

bool is_packed(const std::string& top) {
    constexpr std::array<std::string_view, 7> parts{"cards", "decks", "docs",   "mod.yaml",
                                                    "sets",  "tests", "scripts"};
    return std::find(parts.begin(), parts.end(), top) != parts.end() || top.starts_with("README") ||
           top.starts_with("LICEN") || top.starts_with("NOTICE");
}

std::vector<PackedFile> files_to_pack(const ModHead& mod) {
    std::vector<PackedFile> files;
    const ArchiveLimits limits;
    for (const auto& entry : fs::recursive_directory_iterator{mod.folder}) {
        const fs::path inside = entry.path().lexically_relative(mod.folder);
        const bool hidden = std::any_of(inside.begin(), inside.end(), [](const fs::path& part) {
            return part.native().starts_with('.');
        });
        if (hidden || !is_packed(inside.begin()->string())) continue;
        if (entry.is_symlink()) {
            throw std::invalid_argument{entry.path().string() + " is a link: pack the file itself"};
        }
        if (!entry.is_regular_file()) continue;
        std::string text = text_of_file(entry.path().string(), limits.file_bytes);
        if (text.size() > limits.file_bytes) {
            throw std::invalid_argument{
                fmt::format("{} is larger than {} bytes: nobody could "
                            "install it",
                            entry.path().string(), limits.file_bytes)};
        }
        files.push_back({inside.generic_string(), std::move(text)});
    }
    std::sort(files.begin(), files.end(),
              [](const PackedFile& one, const PackedFile& other) { return one.path < other.path; });
    return files;
}

std::string hash_of_text(const std::string& text) {
    ContentHash hash;
    hash.add({}, text);
    return hash.hex();
}

std::string manifest_of(const std::vector<PackedFile>& files) {
    std::string text;
    for (const PackedFile& file : files) {
        text += fmt::format("{} {}\n", hash_of_text(file.text), file.path);
    }
    return text;
}

/// Nobody is given a mod that does not load, or whose own specs fail.
void check_before_packing(const ModHead& mod) {
    const auto roots = content_roots({mod.folder.string()});
    const Catalog catalog = Catalog::open(roots);
    std::vector<Diagnostic> problems = catalog.check();
    for (Diagnostic& problem : lint_scripts(catalog, roots)) problems.push_back(std::move(problem));
    if (has_errors(problems)) throw LoadError{std::move(problems)};
    SpecRunner runner{spec_content()};
    for (const fs::path& file : SpecRunner::find({mod.folder.string()})) {
        for (const SpecResult& spec : runner.run_file(file, "")) {
            if (spec.passed) continue;
            throw std::invalid_argument{
                fmt::format("a spec fails, so nothing is packed: {}", spec.message)};
        }
    }
}

int pack(const PackOptions& options) {
    const fs::path folder = folder_of_mod(options.mod);
    const auto mod = mod_head(folder);
    if (!mod) throw std::invalid_argument{folder.string() + " has no mod.yaml with an id"};
    check_before_packing(*mod);
    std::vector<PackedFile> files = files_to_pack(*mod);
    files.push_back({manifest, manifest_of(files)});
    for (PackedFile& file : files) file.path = mod->id + "/" + file.path;
    std::string version;
    for (const ModInfo& info : Catalog::open({folder}).mods()) version = info.version;
    const std::string output = !options.output.empty()
                                   ? options.output
                                   : mod->id + (version.empty() ? "" : "-" + version) + ".zip";
    write_archive(output, files);
    say(fmt::format("{}: {} files; others install it with: cardwright install {}", output,
                    files.size(), output),
        Tone::good);
    return success;
}

/// All files are below one folder, and its mod.yaml and hashes agree with them.
std::string id_of_archive(std::vector<PackedFile>& files) {
    if (files.empty()) throw std::runtime_error{"the archive is empty"};
    std::string id = files.front().path.substr(0, files.front().path.find('/'));
    std::string hashes;
    bool has_mod = false;
    for (PackedFile& file : files) {
        if (!file.path.starts_with(id + "/")) {
            throw std::runtime_error{"the archive is of no mod: it has more than one folder"};
        }
        file.path = file.path.substr(id.size() + 1);
        has_mod = has_mod || file.path == mod_file;
        if (file.path == manifest) hashes = file.text;
    }
    if (!is_set_id(id)) throw std::runtime_error{"the archive is of no mod: its folder is no id"};
    if (!has_mod) throw std::runtime_error{"the archive is of no mod: there is no mod.yaml"};
    std::erase_if(files, [](const PackedFile& file) { return file.path == manifest; });
    if (!hashes.empty() && hashes != manifest_of(files)) {
        throw std::runtime_error{"the archive is damaged: its files are not what was packed"};
    }
    return id;
}

int install(const PackOptions& options) {
    std::vector<PackedFile> files = read_archive(options.archive);
    const std::string id = id_of_archive(files);
    const fs::path place = mods_folder() / id;
    std::error_code problem;
    if (fs::exists(place, problem) && !options.replace) {
        throw std::invalid_argument{
            fmt::format("{} is installed already; --replace puts this one in its place", id)};
    }
    const fs::path made = mods_folder() / (".new-" + id);
    fs::remove_all(made, problem);
    for (const PackedFile& file : files) {
        const fs::path path = made / file.path;
        fs::create_directories(path.parent_path(), problem);
        std::ofstream stream{path, std::ios::binary};
        stream << file.text;
        stream.close();
        if (!stream) {
            fs::remove_all(made, problem);
            throw std::runtime_error{"cannot write " + path.string()};
        }
    }
    const auto head = mod_head(made);
    if (!head || head->id != id) {
        fs::remove_all(made, problem);
        throw std::runtime_error{"the archive is of no mod: its mod.yaml says another id"};
    }
    fs::remove_all(place, problem);
    fs::rename(made, place);
    say(fmt::format("{} is installed in {}; turn it on with: cardwright mods enable {}", id,
                    place.string(), id),
        Tone::good);
    return success;
}

template <typename Run>
int or_failure(Run run) {
    try {
        return run();
    } catch (const LoadError& error) {
        say_error("Nothing was packed:\n" + told_text(error.problems), Tone::bad);
        return failure;
    }
}

}  // namespace

void add_pack(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<PackOptions>();
    CLI::App* command =
        program.add_subcommand("pack", "Check and test a mod and make one file of it");
    command->add_option("mod", options->mod, "Its folder, or its id (default: this folder)");
    command->add_option("--output", options->output, "The file (default: <id>-<version>.zip)");
    command->callback(
        [options, &exit_code] { exit_code = or_failure([&] { return pack(*options); }); });
}

void add_install(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<PackOptions>();
    CLI::App* command = program.add_subcommand("install", "Install a mod that somebody has packed");
    command->add_option("file", options->archive, "The file")->required();
    command->add_flag("--replace", options->replace, "In place of one that is installed");
    command->callback(
        [options, &exit_code] { exit_code = or_failure([&] { return install(*options); }); });
}

}  // namespace cardwright::tool
