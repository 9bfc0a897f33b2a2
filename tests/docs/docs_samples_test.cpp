// Every sample in the documents is run: a scenario as a scenario, any other Lua at least compiles.

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <lua.hpp>
#include <map>
#include <sstream>

#include "cardwright/content.hpp"
#include "spec/runner.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

struct Sample {
    std::string file;
    int line = 0;
    std::string text;
};

std::vector<std::filesystem::path> documents() {
    const std::filesystem::path tree{testing::source_tree()};
    std::vector<std::filesystem::path> files{tree / "README.md"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator{tree / "docs"}) {
        if (entry.path().extension() == ".md") files.push_back(entry.path());
    }
    return files;
}

std::vector<Sample> lua_samples() {
    std::vector<Sample> samples;
    for (const auto& document : documents()) {
        std::ifstream file{document};
        bool inside = false;
        int number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            if (!inside && line == "```lua") {
                inside = true;
                samples.push_back({document.filename().string(), number, ""});
            } else if (inside && line == "```") {
                inside = false;
            } else if (inside) {
                samples.back().text += line + "\n";
            }
        }
    }
    return samples;
}

/// Without its comments, and with one space wherever there is any.
std::string bare(const std::string& text) {
    std::istringstream lines{text};
    std::string words;
    for (std::string line; std::getline(lines, line);) {
        line.resize(std::min(line.find("--"), line.size()));
        std::istringstream parts{line};
        for (std::string word; parts >> word;) words += word + " ";
    }
    return words;
}

std::vector<std::string> card_scripts() {
    std::vector<std::string> scripts;
    const auto cards = std::filesystem::path{testing::source_tree()} / "cards";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{cards}) {
        if (entry.path().extension() != ".lua") continue;
        std::ifstream file{entry.path()};
        scripts.push_back(bare({std::istreambuf_iterator<char>{file}, {}}));
    }
    return scripts;
}

/// Commands of the program: in a sample of the shell, or between backticks.
std::vector<Sample> commands() {
    std::vector<Sample> found;
    for (const auto& document : documents()) {
        std::ifstream file{document};
        bool shell = false;
        int number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            if (line.starts_with("```")) shell = line == "```sh";
            if (shell && line.starts_with("cardwright ")) {
                found.push_back(
                    {document.filename().string(), number, line.substr(0, line.find(" #"))});
            }
            const std::string begin = "`cardwright ";
            for (std::size_t at = line.find(begin); at != std::string::npos;
                 at = line.find(begin, at + 1)) {
                const std::size_t end = line.find('`', at + 1);
                if (end == std::string::npos) break;
                found.push_back(
                    {document.filename().string(), number, line.substr(at + 1, end - at - 1)});
            }
        }
    }
    return found;
}

bool compiles(const std::string& text) {
    lua_State* L = luaL_newstate();
    const bool good = luaL_loadstring(L, text.c_str()) == LUA_OK;
    lua_close(L);
    return good;
}

}  // namespace

TEST_CASE("every sample of a scenario in the documents passes", "[specs][docs]") {
    int scenarios = 0;
    for (const Sample& sample : lua_samples()) {
        if (sample.text.find("scenario \"") == std::string::npos) continue;
        CAPTURE(sample.file, sample.line);
        const TemporaryFolder folder;
        folder.write("sample_spec.lua", sample.text);
        SpecRunner runner{tool::spec_content()};
        for (const SpecResult& result : runner.run_file(folder.path() / "sample_spec.lua", "")) {
            CAPTURE(result.message, result.story);
            CHECK(result.passed);
            ++scenarios;
        }
    }
    CHECK(scenarios > 1);
}

TEST_CASE("every sample of a card is a card as it is", "[docs]") {
    const std::vector<std::string> scripts = card_scripts();
    int cards = 0;
    for (const Sample& sample : lua_samples()) {
        if (sample.text.find("local card = {}") == std::string::npos) continue;
        const std::string heading = sample.text.substr(0, sample.text.find('\n'));
        if (heading.find(" of the mod") != std::string::npos) continue;
        CAPTURE(sample.file, sample.line);
        CHECK(std::find(scripts.begin(), scripts.end(), bare(sample.text)) != scripts.end());
        ++cards;
    }
    CHECK(cards >= 4);
}

TEST_CASE("every sample of Lua in the documents is Lua", "[docs]") {
    for (const Sample& sample : lua_samples()) {
        // What is left out is marked, and is no Lua.
        if (sample.text.find("…") != std::string::npos) continue;
        CAPTURE(sample.file, sample.line, sample.text);
        CHECK(compiles(sample.text));
    }
}

TEST_CASE("every command in the documents is one, and has the options it is given", "[docs]") {
    std::map<std::string, std::string> helps;
    int checked = 0;
    for (const Sample& sample : commands()) {
        CAPTURE(sample.file, sample.line, sample.text);
        std::istringstream words{sample.text};
        std::string word;
        words >> word >> word;
        if (word.starts_with('-') || word.find("…") != std::string::npos) continue;
        while (!word.empty() && word.back() == ',') word.pop_back();
        if (!helps.contains(word)) {
            const ProgramRun run = run_program(word + " --help");
            CHECK(run.exit_code == 0);
            helps[word] = run.output;
        }
        const std::string& help = helps[word];
        while (words >> word) {
            if (!word.starts_with("--")) continue;
            word.resize(std::min(word.find('='), word.size()));
            CAPTURE(word);
            CHECK(help.find(word) != std::string::npos);
        }
        ++checked;
    }
    CHECK(checked > 60);
}
