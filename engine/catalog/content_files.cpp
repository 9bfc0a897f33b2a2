#include "catalog/content_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "catalog/text_file.hpp"

namespace cardwright {
namespace {

namespace fs = std::filesystem;

// A content root may be a whole project; only these folders are content.
constexpr std::array<std::string_view, 3> content_folders{"cards", "scripts", "sets"};

std::string normal(const fs::path& path) {
    std::string text = path.lexically_normal().generic_string();
    while (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return text.empty() ? "." : text;
}

bool leads_out(const fs::path& relative) {
    return relative.empty() || relative.is_absolute() || *relative.begin() == "..";
}

/// The path from the root, or nothing if it is not below the root.
std::optional<std::string> inside(const std::string& path, const std::string& root) {
    const fs::path relative = fs::path{path}.lexically_relative(root);
    if (leads_out(relative)) return std::nullopt;
    return relative.generic_string();
}

/// Symbolic links may point anywhere; what counts is where they end.
bool stays_inside(const fs::path& path, const fs::path& root) {
    std::error_code problem;
    const fs::path real_root = fs::canonical(root, problem);
    if (problem) return false;
    const fs::path real = fs::canonical(path, problem);
    return !problem && !leads_out(real.lexically_relative(real_root));
}

}  // namespace

bool is_safe_path(std::string_view path) noexcept {
    const bool plain = std::none_of(path.begin(), path.end(), [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte < ' ' || byte == 0x7F;
    });
    if (!plain || path.empty() || path.front() == '/' ||
        path.find('\\') != std::string_view::npos || path.find(':') != std::string_view::npos) {
        return false;
    }
    while (true) {
        const std::size_t slash = path.find('/');
        const std::string_view part = path.substr(0, slash);
        if (part.empty() || part == "." || part == "..") return false;
        if (slash == std::string_view::npos) return true;
        path.remove_prefix(slash + 1);
    }
}

ContentFiles::ContentFiles(const std::vector<fs::path>& roots, const Overlay& overlay,
                           const CatalogLimits& limits) {
    for (const auto& [path, text] : overlay) overlay_.insert_or_assign(normal(path), text);
    for (const fs::path& given : roots) {
        const std::string root = normal(given);
        if (std::find(roots_.begin(), roots_.end(), root) != roots_.end()) continue;
        roots_.push_back(root);
        look_through(root, limits.files);
    }
}

ContentFiles ContentFiles::changed(const Overlay& overlay) const {
    ContentFiles files = *this;
    for (const auto& [given, text] : overlay) {
        const std::string path = normal(given);
        files.overlay_.insert_or_assign(path, text);
        for (auto& [root, known] : files.files_) {
            const auto added = inside(path, root);
            if (!added) continue;
            const auto place = std::lower_bound(known.begin(), known.end(), *added);
            if (place == known.end() || *place != *added) known.insert(place, *added);
        }
    }
    return files;
}

std::string ContentFiles::normal_path(std::string_view path) {
    return normal(fs::path{path});
}

void ContentFiles::look_through(const std::string& root, std::size_t most_files) {
    std::set<std::string> found;
    std::error_code problem;
    for (const std::string_view folder : content_folders) {
        auto entry = fs::recursive_directory_iterator{fs::path{root} / folder, problem};
        if (problem == std::errc::no_such_file_or_directory) problem.clear();
        while (!problem && entry != fs::recursive_directory_iterator{}) {
            std::error_code unreadable;
            // Hidden files are left behind by editors and archive programs.
            const bool hidden = entry->path().filename().native().starts_with('.');
            if (!hidden && entry->is_regular_file(unreadable)) {
                if (const auto path = inside(normal(entry->path()), root)) found.insert(*path);
            }
            if (found.size() > most_files) {
                problems_.emplace_back(root, fmt::format("more than files ({}) files", most_files));
                return;
            }
            entry.increment(problem);
        }
        if (problem) {
            problems_.emplace_back(join(root, folder), "cannot be read: " + problem.message());
        }
        problem.clear();
    }
    if (fs::is_regular_file(fs::path{root} / mod_file, problem)) found.emplace(mod_file);
    problem.clear();
    for (const auto& [path, text] : overlay_) {
        if (auto added = inside(path, root)) found.insert(std::move(*added));
    }
    if (found.empty() && !fs::is_directory(root, problem)) {
        problems_.emplace_back(root, "the content root does not exist");
    }
    files_[root].assign(found.begin(), found.end());
}

std::vector<std::string> ContentFiles::below(const std::string& root,
                                             std::string_view folder) const {
    std::vector<std::string> paths;
    const auto files = files_.find(root);
    if (files == files_.end()) return paths;
    const std::string prefix = std::string{folder} + "/";
    for (const std::string& path : files->second) {
        if (path.starts_with(prefix)) paths.push_back(path);
    }
    return paths;
}

bool ContentFiles::exists(const std::string& root, std::string_view inside) const {
    const auto files = files_.find(root);
    return files != files_.end() &&
           std::binary_search(files->second.begin(), files->second.end(), inside);
}

std::string ContentFiles::join(const std::string& root, std::string_view inside) {
    return normal(fs::path{root} / inside);
}

const std::string* ContentFiles::root_of(const std::string& path) const {
    const auto found = std::find_if(roots_.begin(), roots_.end(), [&](const std::string& root) {
        return inside(path, root).has_value();
    });
    return found == roots_.end() ? nullptr : &*found;
}

FileText ContentFiles::read(std::string_view given, std::size_t most_bytes,
                            std::string_view limit_name) const {
    const auto refuse = [](std::string why) { return FileText{{}, std::move(why)}; };
    const auto too_large = [&] {
        return refuse(fmt::format("the file is larger than {} ({})", limit_name, most_bytes));
    };
    const std::string path = normal(fs::path{given});
    const std::string* root = root_of(path);
    if (root == nullptr) return refuse("the file is outside the content roots");
    if (const auto found = overlay_.find(path); found != overlay_.end()) {
        return found->second.size() > most_bytes ? too_large() : FileText{found->second, {}};
    }
    std::error_code problem;
    if (!fs::is_regular_file(path, problem)) return refuse("there is no such file");
    if (!stays_inside(path, *root)) return refuse("the file is a link out of its content root");
    try {
        FileText result{text_of_file(path, most_bytes), {}};
        return result.text.size() > most_bytes ? too_large() : result;
    } catch (const std::invalid_argument&) {
        return refuse("the file cannot be read");
    }
}

}  // namespace cardwright
