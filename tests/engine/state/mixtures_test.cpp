#include "state/mixtures.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "state/random.hpp"
#include "state/state.hpp"

using namespace cardwright;

namespace {

constexpr std::size_t card_count = 30;

/// Mixes some cards up, or cuts one off, the same way in each of the logs.
void write(Stream& random, std::vector<Card>& cards, std::initializer_list<Mixtures*> logs) {
    for (Card& card : cards) card.known_by = static_cast<SeatMask>(random.below(4));
    std::vector<CardId> group;
    for (std::uint32_t left = random.below(12); left > 0; --left) {
        group.push_back(id_at<CardId>(random.below(card_count)));
    }
    const bool cut = random.below(8) == 0;
    const bool dealt = random.below(4) == 0;
    for (Mixtures* const log : logs) {
        if (cut) {
            log->cut(CardId{3});
        } else if (dealt) {
            log->add_dealt(group, SeatMask{3}, cards);
            group.push_back(CardId{5});
            log->add_dealt(group, SeatMask{3}, cards);
            group.pop_back();
        } else {
            log->add(group, SeatMask{3}, cards);
        }
    }
}

void check_alike(const Mixtures& one, const Mixtures& other, const std::vector<Card>& cards) {
    REQUIRE(one.written() == other.written());
    REQUIRE(one.words_kept() == other.words_kept());
    for (const SeatMask seat : {SeatMask{1}, SeatMask{2}}) {
        REQUIRE(one.unseen(seat, cards) == other.unseen(seat, cards));
    }
}

}  // namespace

TEST_CASE("what copies of a log of mixtures share makes no difference to any of them", "[state]") {
    Stream random = Stream::derive(11, 1);
    std::vector<Card> cards(card_count);
    for (Card& card : cards) card.zone = ZoneId{0};
    Mixtures alone;
    Mixtures sharing;
    Mixtures kept_alone;  // copies that outlive the next fork
    Mixtures kept_sharing;
    for (int fork = 0; fork < 400; ++fork) {
        write(random, cards, {&alone, &sharing});
        sharing.share();
        if (random.below(3) == 0) {
            kept_alone = alone;
            kept_sharing = sharing;
        }
        const std::uint64_t forked_at = sharing.written();
        Mixtures forked_alone = alone;
        Mixtures forked_sharing = sharing;
        for (std::uint32_t left = random.below(4); left > 0; --left) {
            write(random, cards, {&forked_alone, &forked_sharing});
        }
        check_alike(forked_sharing, forked_alone, cards);
        alone.adopt(forked_alone, forked_at);
        sharing.adopt(forked_sharing, forked_at);
        check_alike(sharing, alone, cards);
        check_alike(kept_sharing, kept_alone, cards);
    }
}
