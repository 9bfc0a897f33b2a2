#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/limits.hpp"

namespace cardwright {

/// Files that exist only in memory, or that replace one on disk: path -> text. A path begins with
/// the content root it belongs to, which need not exist on disk.
using Overlay = std::map<std::string, std::string, std::less<>>;

/// What a content root may say of itself and change of others.
inline constexpr const char* mod_file = "mod.yaml";

/// A text, or why there is none.
struct FileText {
    std::string text;
    std::string problem;  ///< empty if the text could be read

    [[nodiscard]] bool ok() const noexcept { return problem.empty(); }
};

/// The content roots with their overlay: the only way from the catalog to the disk. Lists are
/// sorted by name, so no answer depends on the file system, and nothing outside the roots is read.
class ContentFiles {
  public:
    ContentFiles(const std::vector<std::filesystem::path>& roots, const Overlay& overlay,
                 const CatalogLimits& limits);

    /// The same roots as if some files were changed, or there were more of them.
    [[nodiscard]] ContentFiles changed(const Overlay& overlay) const;
    /// A path as `read` compares it.
    [[nodiscard]] static std::string normal_path(std::string_view path);

    [[nodiscard]] const std::vector<std::string>& roots() const noexcept { return roots_; }
    /// What went wrong while looking through the roots: root and message.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& problems()
        const noexcept {
        return problems_;
    }

    /// The files of a root below a folder (`sets`), as paths from the root, sorted.
    [[nodiscard]] std::vector<std::string> below(const std::string& root,
                                                 std::string_view folder) const;
    [[nodiscard]] bool exists(const std::string& root, std::string_view inside) const;

    /// The path of a file of a root, as messages show it and `read` takes it.
    [[nodiscard]] static std::string join(const std::string& root, std::string_view inside);

    [[nodiscard]] FileText read(std::string_view path, std::size_t most_bytes,
                                std::string_view limit_name) const;

  private:
    void look_through(const std::string& root, std::size_t most_files);
    [[nodiscard]] const std::string* root_of(const std::string& path) const;

    std::vector<std::string> roots_;
    Overlay overlay_;
    std::map<std::string, std::vector<std::string>, std::less<>> files_;  // root -> inside, sorted
    std::vector<std::pair<std::string, std::string>> problems_;
};

/// A path that a content file may name: relative, without `..`, with forward slashes.
[[nodiscard]] bool is_safe_path(std::string_view path) noexcept;

}  // namespace cardwright
