// Slots in named rows.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab row_lab() {
    GameLab lab;
    lab.edit("slots: { slots: 2, capacity: 1 }", "slots: { slots: { front: 3, back: 2 } }");
    lab.card("ant");
    return lab;
}

}  // namespace

TEST_CASE("slots have a row, a place in it and neighbours", "[flow][rows]") {
    GameLab lab = row_lab();
    lab.step(R"(
        local function told(zones)
          local text = ""
          for _, zone in ipairs(zones) do text = text .. zone.row .. zone.place .. zone.slot .. "," end
          return text
        end
        game:log(told(me.slots:zones()))
        game:log(told(me.slots:zones("back")))
        game:log(told(me.slots[2].neighbours) .. "-" .. told(me.slots[3].neighbours))
        game:log(tostring(me.hand.row) .. me.hand.place .. #me.hand.neighbours)
        return "finish")");
    CHECK(Table(lab, plan_for(2)).log() ==
          "front11,front22,front33,back14,back25, back14,back25, front11,front33,-front22, nil00");
    CHECK_THAT(error_of(lab.step("me.slots:zones('middle')")), ContainsSubstring("no row"));
}

TEST_CASE("rows of slots are read strictly", "[catalog][rows]") {
    const auto with = [](const std::string& slots) {
        GameLab lab;
        lab.edit("slots: { slots: 2, capacity: 1 }", "slots: { slots: " + slots + " }");
        return error_of([&] { static_cast<void>(lab.kit()); });
    };
    CHECK_THAT(with("{ front: 0 }"), ContainsSubstring("1"));
    CHECK_THAT(with("{ front: 200, back: 100 }"), ContainsSubstring("at most 255 slots"));
    CHECK_THAT(with("{}"), ContainsSubstring("rows by name"));
}
