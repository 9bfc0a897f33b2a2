// What is committed in docs/ is what the engine's tables say.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <lua.hpp>
#include <set>
#include <sstream>

#include "api/api.hpp"
#include "cardwright/annotate/additions.hpp"
#include "cardwright/annotate/annotations.hpp"
#include "cardwright/annotate/documents.hpp"
#include "cardwright/content.hpp"
#include "match/match.hpp"
#include "script/sandbox/sandbox.hpp"
#include "support/places.hpp"

using namespace cardwright;

namespace {

std::string committed_text(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Why Lua cannot read it; empty if it can.
std::string lua_problem(const std::string& text) {
    Sandbox sandbox;
    lua_State* L = sandbox.lua();
    const bool sound = luaL_loadbufferx(L, text.data(), text.size(), "text", "t") == LUA_OK;
    return sound ? "" : lua_tostring(L, -1);
}

}  // namespace

TEST_CASE("the documents made from tables are up to date", "[docs][api]") {
    const std::filesystem::path docs = std::filesystem::path{testing::source_tree()} / "docs";
    const auto documents = tool::made_documents();
    REQUIRE(documents.size() > 10);
    std::set<std::string> folders;
    INFO("write them anew with: " << tool::documents_command);
    for (const auto& [name, text] : documents) {
        INFO(name);
        folders.insert(name.substr(0, name.find('/')));
        CHECK((committed_text(docs / name) == text));
    }
    for (const std::string& folder : folders) {
        for (const auto& entry : std::filesystem::directory_iterator{docs / folder}) {
            const std::string name = folder + "/" + entry.path().filename().string();
            INFO(name << " is made by nothing");
            CHECK(documents.contains(name));
        }
    }
}

TEST_CASE("every example of the API is Lua", "[docs][api]") {
    for (const api::Row* row : api::rows()) {
        INFO(row->example);
        CHECK(lua_problem(std::string{row->example}) == "");
    }
}

TEST_CASE("annotations of a game list what its ruleset and sets declare", "[docs][api]") {
    tool::ContentChoice content;
    content.game = "dominion";
    const Kit kit = tool::open_kit(content);
    Match match{kit};
    const std::string text = tool::annotations(tool::additions_of(match), "test");
    CHECK(lua_problem(text) == "");
    for (const std::string_view line :
         {"---@field hand cardwright.Zone\n", "---@field supply cardwright.Zones\n",
          "---@field coins integer # A counter.\n", "---| \"coins\"\n", "---| \"militia\"\n",
          "---@field cost fun(self: cardwright.Card): integer # A query.\n",
          "---@field discard_down_to fun(self: cardwright.Player, keep?: any, prompt?: any): any",
          "---@field buy fun(self: cardwright.Player, card: cardwright.Card, how?: {",
          "---@field on_play? fun(ctx: cardwright.Context)\n", "---| \"bought\"\n",
          "---@field attack fun(self: cardwright.Context, targets?: any, each?: any): any"}) {
        INFO(line);
        CHECK(text.find(line) != std::string::npos);
    }
}
