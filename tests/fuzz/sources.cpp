#include "fuzz/sources.hpp"

#include <fstream>
#include <iterator>

namespace cardwright::fuzz {

std::filesystem::path source_folder() {
    return CARDWRIGHT_SOURCE_DIR;
}

Files files_below(const std::filesystem::path& root) {
    Files found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{root}) {
        if (!entry.is_regular_file()) continue;
        std::ifstream input{entry.path(), std::ios::binary};
        found[entry.path().lexically_relative(root).generic_string()] =
            std::string{std::istreambuf_iterator<char>{input}, {}};
    }
    return found;
}

const std::vector<SmallGame>& small_games() {
    static const std::vector<SmallGame> games = [] {
        std::vector<SmallGame> list{{"playground", playground_scripts(nullptr)}};
        for (const char* name : {"brawl", "caravans", "hamlets"}) {
            Files files = files_below(source_folder() / "tests/minis" / name);
            std::erase_if(files, [](const auto& file) { return file.first.starts_with("tests/"); });
            list.push_back({name, std::move(files)});
        }
        Files dominion;
        for (const char* folder : {"scripts/dominion", "cards/guilds"}) {
            for (const auto& [path, text] : files_below(source_folder() / folder)) {
                dominion[std::string{folder} + "/" + path] = text;
            }
        }
        dominion["sets/guilds.yaml"] = files_below(source_folder() / "sets").at("guilds.yaml");
        list.push_back({"dominion", std::move(dominion)});
        return list;
    }();
    return games;
}

}  // namespace cardwright::fuzz
