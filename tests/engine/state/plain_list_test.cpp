#include "state/plain_list.hpp"

#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <utility>
#include <vector>

using cardwright::PlainList;

namespace {

std::vector<int> all(const PlainList<int>& list) {
    return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("a plain list keeps what it holds when it grows, is copied and moved", "[flow]") {
    PlainList<int> list;
    for (int at = 0; at < 100; ++at) list.push_back(at);
    std::vector<int> expected(100);
    std::iota(expected.begin(), expected.end(), 0);
    CHECK(all(list) == expected);
    const PlainList<int> copy = list;
    list.clear();
    CHECK(list.empty());
    CHECK(all(copy) == expected);
    list = copy;
    PlainList<int> moved = std::move(list);
    CHECK(all(moved) == expected);
}

TEST_CASE("a plain list can be given one of its own elements", "[flow]") {
    PlainList<int> list{7};
    for (int at = 0; at < 40; ++at) list.push_back(list[0]);
    CHECK(all(list) == std::vector<int>(41, 7));
}

TEST_CASE("what is written into the room of a plain list counts up to where it ends", "[flow]") {
    PlainList<int> list{1, 2};
    int* place = list.room(50);
    *place++ = 3;
    *place++ = 4;
    list.end_at(place);
    CHECK(all(list) == std::vector{1, 2, 3, 4});
    list.erase(list.begin() + 1, list.begin() + 3);
    CHECK(all(list) == std::vector{1, 4});
}
