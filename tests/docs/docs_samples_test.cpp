// Every sample in the documents is run: a scenario as a scenario, any other Lua at least compiles.

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <lua.hpp>

#include "cardwright/content.hpp"
#include "spec/runner.hpp"
#include "support/places.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

struct Sample {
    std::string file;
    int line = 0;
    std::string text;
};

std::vector<Sample> lua_samples() {
    std::vector<Sample> samples;
    const auto docs = std::filesystem::path{testing::source_tree()} / "docs";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{docs}) {
        if (entry.path().extension() != ".md") continue;
        std::ifstream file{entry.path()};
        bool inside = false;
        int number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            if (!inside && line == "```lua") {
                inside = true;
                samples.push_back({entry.path().filename().string(), number, ""});
            } else if (inside && line == "```") {
                inside = false;
            } else if (inside) {
                samples.back().text += line + "\n";
            }
        }
    }
    return samples;
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

TEST_CASE("every sample of Lua in the documents is Lua", "[docs]") {
    for (const Sample& sample : lua_samples()) {
        // What is left out is marked, and is no Lua.
        if (sample.text.find("…") != std::string::npos) continue;
        CAPTURE(sample.file, sample.line, sample.text);
        CHECK(compiles(sample.text));
    }
}
