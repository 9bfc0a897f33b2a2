#include "state/card_list.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "state/random.hpp"

using namespace cardwright;

namespace {

/// None, few, as many as lie in the list itself, one more, and many.
constexpr std::array<std::size_t, 5> sizes{0, 5, 12, 13, 40};

std::vector<CardId> all(const CardList& list) {
    return {list.begin(), list.end()};
}

CardList counted(std::size_t cards) {
    CardList list;
    for (std::size_t at = 0; at < cards; ++at) list.push_back(id_at<CardId>(at));
    return list;
}

}  // namespace

TEST_CASE("a list of cards is a copy of what it was copied from, however long both were",
          "[state]") {
    for (const std::size_t before : sizes) {
        for (const std::size_t copied : sizes) {
            const CardList from = counted(copied);
            CardList list = counted(before);
            list = from;
            CHECK(all(list) == all(from));
            list.push_back(CardId{77});
            CHECK(from.size() == copied);
            CHECK(list.back() == CardId{77});
            CardList other = counted(before);
            other.swap(list);
            CHECK(all(list) == all(counted(before)));
            CHECK(other.size() == copied + 1);
            const CardList moved = std::move(other);
            CHECK(moved.size() == copied + 1);
        }
    }
}

TEST_CASE("a list of cards does what a vector does", "[state]") {
    Stream random = Stream::derive(7, 1);
    CardList list;
    std::vector<CardId> vector;
    for (std::uint32_t turn = 0; turn < 3000; ++turn) {
        const auto card = id_at<CardId>(turn);
        const auto at = static_cast<std::ptrdiff_t>(
            random.below(static_cast<std::uint32_t>(vector.size()) + 1));
        switch (random.below(6)) {
            case 0:
            case 1:
                list.push_back(card);
                vector.push_back(card);
                break;
            case 2:
                list.insert(list.begin() + at, card);
                vector.insert(vector.begin() + at, card);
                break;
            case 3: {
                const std::vector<CardId> more(random.below(6), card);
                list.insert(list.begin() + at, more.begin(), more.end());
                vector.insert(vector.begin() + at, more.begin(), more.end());
                break;
            }
            case 4:
                if (vector.empty()) break;
                list.pop_back();
                vector.pop_back();
                break;
            default:
                list.resize(static_cast<std::size_t>(at));
                vector.resize(static_cast<std::size_t>(at));
                break;
        }
        REQUIRE(all(list) == vector);
        REQUIRE(std::equal(list.rbegin(), list.rend(), vector.rbegin(), vector.rend()));
        REQUIRE(list.empty() == vector.empty());
    }
    list.clear();
    CHECK(list.empty());
}
