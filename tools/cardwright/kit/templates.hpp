// What `cardwright new` writes: files that load and play, with remarks that teach.
#pragma once

#include <string>
#include <vector>

namespace cardwright::tool {

/// What templates are filled with.
struct KitNames {
    std::string id;       ///< `lemon_tart`
    std::string title;    ///< `Lemon tart`
    std::string mod;      ///< the id of the mod
    std::string set;      ///< the set a card belongs to
    std::string game;     ///< the ruleset
    std::string hook;     ///< the hook that a card's script begins with
    std::string counter;  ///< a counter of players
    std::string entry;    ///< types and facts of a card, as lines of YAML
    std::string group;    ///< the menu entry that plays a card; empty if there is none
    std::string zone;     ///< where a player holds cards
    std::string up;       ///< from a file to the folder of the mod: `../`
};

[[nodiscard]] std::string mod_yaml_text(const KitNames& names);
[[nodiscard]] std::string set_yaml_text(const KitNames& names);
[[nodiscard]] std::string card_entry_text(const KitNames& names);
[[nodiscard]] std::string card_script_text(const KitNames& names);
[[nodiscard]] std::string card_spec_text(const KitNames& names);
[[nodiscard]] std::string bot_text(const KitNames& names);

/// A whole game, file by file: path in the mod and text.
struct KitFile {
    std::string path;
    std::string text;
};
[[nodiscard]] std::vector<KitFile> game_files(const KitNames& names);

}  // namespace cardwright::tool
