// What a game was played with, and what has changed since.

#include "match/content_stamp.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>

#include "match/kit.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// Brawl in a folder of its own, where files can be changed.
class OwnBrawl {
  public:
    OwnBrawl() {
        std::filesystem::copy(mini_folder("brawl"), folder_.path(),
                              std::filesystem::copy_options::recursive);
    }

    [[nodiscard]] ContentStamp stamp() const {
        const std::vector<std::filesystem::path> roots{testing::source_tree(), folder_.path()};
        return Kit{Catalog::open(roots), roots, "brawl"}.content();
    }
    void append(const std::string& file, const std::string& text) const {
        folder_.write(file, text_of(folder_.path() / file) + text);
    }
    void replace(const std::string& file, const std::string& before,
                 const std::string& after) const {
        std::string text = text_of(folder_.path() / file);
        const std::size_t at = text.find(before);
        REQUIRE(at != std::string::npos);
        folder_.write(file, text.replace(at, before.size(), after));
    }
    [[nodiscard]] std::string path() const { return folder_.path().string(); }

  private:
    TemporaryFolder folder_;
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("content that has not changed is the same wherever it lies", "[match][content]") {
    const OwnBrawl here;
    const OwnBrawl there;
    CHECK_FALSE(changes(here.stamp(), here.stamp()).any());
    CHECK_FALSE(changes(here.stamp(), there.stamp()).any());
}

TEST_CASE("a changed script of a card is told with the card, its set and its mod",
          "[match][content]") {
    const OwnBrawl brawl;
    const ContentStamp then = brawl.stamp();
    brawl.append("cards/brawl/haymaker.lua", "-- mended\n");
    const ContentChanges changed = changes(then, brawl.stamp());
    CHECK(changed.cards == Names{"haymaker"});
    CHECK(changed.sets == Names{"brawl"});
    CHECK(changed.mods == Names{brawl.path()});
    CHECK(changed.rules.empty());
    CHECK(changed.engine.empty());
}

TEST_CASE("a changed entry of a set file concerns that card alone", "[match][content]") {
    const OwnBrawl brawl;
    const ContentStamp then = brawl.stamp();
    SECTION("a value") {
        brawl.replace("sets/brawl.yaml", "id: haymaker", "id: haymaker\n    fame: 1");
        CHECK(changes(then, brawl.stamp()).cards == Names{"haymaker"});
    }
    SECTION("a remark") {
        brawl.append("sets/brawl.yaml", "# well\n");
        const ContentChanges changed = changes(then, brawl.stamp());
        CHECK(changed.cards.empty());
        CHECK(changed.sets == Names{"brawl"});
    }
}

TEST_CASE("a script that belongs to no card concerns every card of its set", "[match][content]") {
    const OwnBrawl brawl;
    const ContentStamp then = brawl.stamp();
    brawl.append("cards/brawl/shared.lua", "return {}\n");
    CHECK(changes(then, brawl.stamp()).cards.size() == then.cards.size());
}

TEST_CASE("changed rules are told by file; what bots think is no rule", "[match][content]") {
    const OwnBrawl brawl;
    const ContentStamp then = brawl.stamp();
    brawl.append("scripts/brawl/bots/greedy.lua", "-- greedier\n");
    CHECK(changes(then, brawl.stamp()).rules.empty());
    brawl.append("scripts/brawl/verbs.lua", "-- mended\n");
    CHECK(changes(then, brawl.stamp()).rules == Names{"scripts/brawl/verbs.lua"});
    ContentStamp other = then;
    other.engine = "another";
    CHECK(changes(other, then).engine == "another");
}

TEST_CASE("a record that says less is compared by what it says", "[match][content]") {
    const OwnBrawl brawl;
    const ContentStamp now = brawl.stamp();
    ContentStamp older;
    older.engine = now.engine;
    older.ruleset = now.ruleset;
    older.sets = now.sets;
    CHECK_FALSE(changes(older, now).any());
    CHECK_FALSE(changes(older, now).cards_known);
}
