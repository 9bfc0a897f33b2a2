// Handles where a pointer has 32 bits. No such machine runs the tests, so what it would do is
// tested by itself.

#include "script/common/handles.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

using namespace cardwright;

TEST_CASE("all that scripts hold much of fits into 32 bits, and comes back as it was",
          "[script][handle]") {
    const std::vector<Value> values{
        {},
        Value::of(CardId{0}),
        Value::of(id_at<CardId>(most_cards)),
        Value::of(OwnerId{3}),
        Value::of(table_owner),
        Value::of(ZoneId{0xFFFE}),
        Value::of(DefId{7}),
        Value::of(DefId{0xFFFE}, 255),
        Value::family(ZoneKindId{9}, OwnerId{2}),
        Value::family(ZoneKindId{0xFF}, table_owner, true),
        Value{ValueKind::game, 1},
        Value{ValueKind::choice, 0},
    };
    for (const Value value : values) {
        REQUIRE(NarrowHandle::fits(value));
        CHECK(NarrowHandle::unpack(NarrowHandle::pack(value)) == value);
    }
}

TEST_CASE("handles with serial numbers do not fit, however small they are", "[script][handle]") {
    CHECK_FALSE(NarrowHandle::fits(Value{ValueKind::event, 1}));
    CHECK_FALSE(NarrowHandle::fits(Value{ValueKind::context, 1}));
    CHECK_FALSE(NarrowHandle::fits(Value::of(std::int64_t{1} << 28)));
    CHECK_FALSE(NarrowHandle::fits(Value::of(std::int64_t{-1})));
}
