#include "cardwright/found_mods.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "cardwright/user_folder.hpp"
#include "catalog/content_files.hpp"
#include "catalog/text_file.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> folders_on_path() {
    std::vector<fs::path> folders;
    const char* path = std::getenv("CARDWRIGHT_PATH");
    std::string_view left = path != nullptr ? path : "";
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(':'), left.size());
        if (end > 0) folders.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return folders;
}

void add_mods_in(const fs::path& folder, std::vector<ModHead>& mods) {
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator{folder, problem}) {
        if (!entry.is_directory(problem)) continue;
        auto head = mod_head(entry.path());
        if (!head) continue;
        const bool known = std::any_of(mods.begin(), mods.end(),
                                       [&](const ModHead& mod) { return mod.id == head->id; });
        if (!known) mods.push_back(std::move(*head));
    }
}

fs::path enabled_file() {
    return mods_folder() / "enabled";
}

}  // namespace

std::optional<ModHead> mod_head(const fs::path& folder) {
    const fs::path file = folder / mod_file;
    std::error_code problem;
    if (!fs::is_regular_file(file, problem)) return std::nullopt;
    const CatalogLimits limits;
    Report report{limits};
    std::string text;
    try {
        text = text_of_file(file.string(), limits.yaml_bytes);
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
    const auto tree =
        read_yaml(text, std::make_shared<const std::string>(file.string()), limits, report);
    if (!tree) return std::nullopt;
    ModHead head;
    head.folder = folder;
    for (const Node& part : tree->children) {
        if (part.key == "id") head.id = part.text;
        if (part.key != "needs") continue;
        for (const Node& need : part.children) {
            head.needs.push_back(part.kind == Node::Kind::map ? need.key : need.text);
        }
    }
    if (head.id.empty()) return std::nullopt;
    return head;
}

fs::path mods_folder() {
    return user_folder() / "mods";
}

bool is_content_root(const fs::path& folder) {
    std::error_code problem;
    return fs::exists(folder / mod_file, problem) || fs::is_directory(folder / "sets", problem) ||
           fs::is_directory(folder / "scripts", problem) ||
           fs::is_directory(folder / "cards", problem);
}

std::vector<ModHead> installed_mods() {
    std::vector<ModHead> mods;
    for (const fs::path& folder : folders_on_path()) {
        if (!is_content_root(folder)) add_mods_in(folder, mods);
    }
    add_mods_in(mods_folder(), mods);
    std::sort(mods.begin(), mods.end(),
              [](const ModHead& one, const ModHead& other) { return one.id < other.id; });
    return mods;
}

std::vector<fs::path> roots_on_path() {
    std::vector<fs::path> roots = folders_on_path();
    std::erase_if(roots, [](const fs::path& folder) { return !is_content_root(folder); });
    return roots;
}

fs::path folder_of_mod(const std::string& name) {
    std::error_code problem;
    if (fs::is_directory(name, problem)) return fs::path{name}.lexically_normal();
    const std::vector<ModHead> mods = installed_mods();
    std::vector<std::string_view> known;
    for (const ModHead& mod : mods) {
        if (mod.id == name) return mod.folder;
        known.emplace_back(mod.id);
    }
    throw std::invalid_argument{"there is no folder \"" + name +
                                "\", and no installed mod of this name" +
                                did_you_mean(name, known)};
}

EnabledMods EnabledMods::open() {
    EnabledMods enabled;
    std::ifstream file{enabled_file()};
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') enabled.ids_.insert(line);
    }
    return enabled;
}

void EnabledMods::save() const {
    std::error_code problem;
    fs::create_directories(mods_folder(), problem);
    const fs::path made = enabled_file().string() + ".new";
    {
        std::ofstream file{made, std::ios::binary | std::ios::trunc};
        file << "# The mods that are on; see: cardwright mods\n";
        for (const std::string& id : ids_) file << id << '\n';
        file.flush();
        if (!file) throw std::runtime_error{made.string() + " cannot be written"};
    }
    fs::rename(made, enabled_file(), problem);
    if (problem) throw std::runtime_error{enabled_file().string() + " cannot be written"};
}

}  // namespace cardwright::tool
