#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cardwright::tool {

/// What a `mod.yaml` says first of all. Mistakes in it are for the catalog to tell.
struct ModHead {
    std::string id;
    std::vector<std::string> needs;
    std::filesystem::path folder;
};

/// Nothing if there is no mod.yaml, or none that says an id.
[[nodiscard]] std::optional<ModHead> mod_head(const std::filesystem::path& folder);

/// Where `cardwright install` puts mods: in the user's data folder.
[[nodiscard]] std::filesystem::path mods_folder();

/// A folder that is content itself, and not one that holds mods.
[[nodiscard]] bool is_content_root(const std::filesystem::path& folder);

/// The mods in the user's data folder and in folders of CARDWRIGHT_PATH that hold mods, by id.
[[nodiscard]] std::vector<ModHead> installed_mods();

/// Folders of CARDWRIGHT_PATH that are content themselves: they are on.
[[nodiscard]] std::vector<std::filesystem::path> roots_on_path();

/// The folder of a mod that is named as people do: a folder, or the id of one that is installed.
/// Throws std::invalid_argument if there is none.
[[nodiscard]] std::filesystem::path folder_of_mod(const std::string& name);

/// Which installed mods are on; kept in the user's data folder.
class EnabledMods {
  public:
    static EnabledMods open();
    [[nodiscard]] const std::set<std::string, std::less<>>& ids() const noexcept { return ids_; }
    [[nodiscard]] bool has(std::string_view id) const { return ids_.contains(id); }
    void add(const std::string& id) { ids_.insert(id); }
    bool remove(const std::string& id) { return ids_.erase(id) > 0; }
    /// Throws std::runtime_error.
    void save() const;

  private:
    std::set<std::string, std::less<>> ids_;
};

}  // namespace cardwright::tool
