// Answers are checked, found and made up by three functions that must agree with each other.

#include "flow/choice.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <limits>
#include <set>

using namespace cardwright;

namespace {

constexpr std::int32_t lowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t highest = std::numeric_limits<std::int32_t>::max();

Option card_option(std::uint16_t first, std::uint16_t count = 1, Word group = no_word,
                   bool many = false) {
    Option option;
    option.what = Value::of(id_at<CardId>(first));
    option.first = first;
    option.count = count;
    option.group = group;
    option.many = many;
    return option;
}

Choice pick_from(PlainList<Option> options, std::int32_t least, std::int32_t most,
                 Choice::Reply reply = Choice::Reply::list) {
    Choice choice;
    choice.options = std::move(options);
    choice.least = least;
    choice.most = most;
    choice.reply = reply;
    return choice;
}

Choice number_from(std::int32_t least, std::int32_t most, bool optional = false) {
    Choice choice;
    choice.kind = Choice::Kind::number;
    choice.least = least;
    choice.most = most;
    choice.optional = optional;
    return choice;
}

std::int32_t available(const Choice& choice) {
    std::int32_t sum = 0;
    for (const Option& option : choice.options) sum += option.count;
    return sum;
}

/// Any choice the kernel or a script could ask.
Choice random_choice(Stream& random) {
    const auto below = [&](std::uint32_t bound) {
        return static_cast<std::int32_t>(random.below(bound));
    };
    if (below(5) == 0) {
        const std::int32_t least = below(9) - 4;
        return number_from(least, least + below(5), below(2) == 0);
    }
    Choice choice;
    const auto kind = below(4);
    const std::int32_t options = 1 + below(4);
    for (std::int32_t at = 0; at < options; ++at) {
        Option option = card_option(static_cast<std::uint16_t>(choice.cards.size()));
        switch (below(4)) {
            case 0:
                option.what = Value::of(id_at<Word>(static_cast<std::size_t>(at)));
                break;
            case 1:
                option.what = Value::of(below(2) == 0);
                break;
            default:
                option.count = static_cast<std::uint16_t>(1 + below(3));
                for (int nth = 0; nth < option.count; ++nth) choice.cards.push_back(no_card);
                break;
        }
        if (kind == 0 && option.what.kind() == ValueKind::card) {
            option.group = id_at<Word>(static_cast<std::size_t>(below(2)));
            option.many = option.group == Word{1};
        } else if (kind == 0) {
            option.group = id_at<Word>(static_cast<std::size_t>(at + 2));
        }
        choice.options.push_back(option);
    }
    switch (kind) {
        case 0:
            choice.reply = Choice::Reply::grouped;
            break;
        case 1:
            choice.reply = Choice::Reply::one;
            choice.least = below(2);
            break;
        case 2:
            choice.kind = Choice::Kind::order;
            choice.reply = Choice::Reply::list;
            choice.ordered = true;
            choice.least = choice.most = available(choice);
            break;
        default:
            choice.reply = Choice::Reply::list;
            choice.ordered = below(2) == 0;
            choice.most = below(static_cast<std::uint32_t>(available(choice)) + 1);
            choice.least = below(static_cast<std::uint32_t>(choice.most) + 1);
            break;
    }
    return choice;
}

/// All legal answers, found by trying; where the order means nothing, each once.
std::set<Picks> all_answers(const Choice& choice) {
    std::set<Picks> found;
    const bool number = choice.kind == Choice::Kind::number;
    const std::int32_t first = number ? choice.least : 0;
    const std::int32_t last =
        number ? choice.most : static_cast<std::int32_t>(choice.options.size()) - 1;
    const std::size_t longest = number ? 1 : static_cast<std::size_t>(available(choice));
    const bool keeps_order = choice.ordered || choice.kind == Choice::Kind::order;
    Picks picks;
    const std::function<void()> extend = [&] {
        if (!refuse(choice, picks)) found.insert(picks);
        if (picks.size() == longest) return;
        for (std::int32_t next = first; next <= last; ++next) {
            if (!keeps_order && !picks.empty() && next < picks.back()) continue;
            picks.push_back(next);
            extend();
            picks.pop_back();
        }
    };
    extend();
    return found;
}

}  // namespace

TEST_CASE("an answer is refused for the first thing that is wrong with it", "[flow][choice]") {
    const Choice two = pick_from({card_option(0), card_option(1, 2), card_option(3)}, 1, 2);
    CHECK(refuse(two, Picks{}) == Refusal::too_few);
    CHECK(refuse(two, Picks{0, 1, 2}) == Refusal::too_many);
    CHECK(refuse(two, Picks{3}) == Refusal::unknown_option);
    CHECK(refuse(two, Picks{-1}) == Refusal::unknown_option);
    CHECK(refuse(two, Picks{highest}) == Refusal::unknown_option);
    CHECK(refuse(two, Picks{lowest}) == Refusal::unknown_option);
    CHECK(refuse(two, Picks{0, 0}) == Refusal::repeated_option);
    CHECK(refuse(two, Picks{1, 1, 1}) == Refusal::repeated_option);
    CHECK_FALSE(refuse(two, Picks{1, 1}));
    CHECK_FALSE(refuse(two, Picks{2, 0}));
}

TEST_CASE("one entry of a menu is picked, or several cards of one that allows it",
          "[flow][choice]") {
    const Word play{1};
    const Word buy{2};
    Choice menu = pick_from({card_option(0, 2, play, true), card_option(2, 1, play, true),
                             card_option(3, 2, buy), card_option(5, 1, buy)},
                            1, 1, Choice::Reply::grouped);
    menu.add_word(Word{3}, Word{3});
    CHECK_FALSE(refuse(menu, Picks{0, 1, 0}));
    CHECK_FALSE(refuse(menu, Picks{2}));
    CHECK_FALSE(refuse(menu, Picks{4}));
    CHECK(refuse(menu, Picks{2, 2}) == Refusal::too_many);
    CHECK(refuse(menu, Picks{0, 2}) == Refusal::mixed_groups);
    CHECK(refuse(menu, Picks{1, 4}) == Refusal::mixed_groups);
    CHECK(refuse(menu, Picks{0, 0, 0}) == Refusal::repeated_option);
    CHECK(refuse(menu, Picks{}) == Refusal::too_few);
}

TEST_CASE("a number lies within its bounds, and may be declined only where that is allowed",
          "[flow][choice]") {
    CHECK_FALSE(refuse(number_from(-2, 3), Picks{-2}));
    CHECK_FALSE(refuse(number_from(-2, 3), Picks{3}));
    CHECK(refuse(number_from(-2, 3), Picks{4}) == Refusal::out_of_range);
    CHECK(refuse(number_from(-2, 3), Picks{lowest}) == Refusal::out_of_range);
    CHECK(refuse(number_from(-2, 3), Picks{0, 0}) == Refusal::too_many);
    CHECK(refuse(number_from(-2, 3), Picks{}) == Refusal::too_few);
    CHECK_FALSE(refuse(number_from(-2, 3, true), Picks{}));
}

TEST_CASE("every refusal has a code of its own", "[flow][choice]") {
    std::set<std::string> codes;
    for (int at = 0; at <= static_cast<int>(Refusal::game_over); ++at) {
        codes.insert(reason_code(static_cast<Refusal>(at)));
    }
    CHECK(codes.size() == 9);
    CHECK_FALSE(codes.contains("unknown"));
}

TEST_CASE("an option that stands alone is a whole answer and goes with nothing else",
          "[flow][choice]") {
    Choice choice = pick_from({card_option(0), card_option(1), card_option(2)}, 2, 2);
    Option alone = card_option(3, 1, Word{9});
    alone.alone = true;
    choice.options.push_back(alone);
    CHECK_FALSE(refuse(choice, Picks{3}));
    CHECK(refuse(choice, Picks{0, 3}) == Refusal::mixed_groups);
    CHECK(refuse(choice, Picks{3, 0}) == Refusal::mixed_groups);
    CHECK(refuse(choice, Picks{0}) == Refusal::too_few);

    Picks picks;
    default_picks(choice, picks);
    CHECK(picks == Picks{0, 1});
    Stream random = Stream::derive(4, 4);
    std::set<Picks> seen;
    for (int at = 0; at < 300; ++at) {
        random_picks(choice, random, picks);
        REQUIRE_FALSE(refuse(choice, picks));
        seen.insert(picks);
    }
    CHECK(seen.contains(Picks{3}));
    CHECK(seen.size() == 7);
    choice.options.erase(choice.options.begin(), choice.options.begin() + 1);
    CHECK_FALSE(only_answer(choice, picks));
}

TEST_CASE("default and random answers are always legal", "[flow][choice]") {
    Stream random = Stream::derive(1, 1);
    Picks picks;
    for (int round = 0; round < 20000; ++round) {
        const Choice choice = random_choice(random);
        default_picks(choice, picks);
        REQUIRE_FALSE(refuse(choice, picks));
        random_picks(choice, random, picks);
        REQUIRE_FALSE(refuse(choice, picks));
    }
}

TEST_CASE("an answer is the only one exactly if no other is legal", "[flow][choice][slow]") {
    Stream random = Stream::derive(2, 2);
    int only = 0;
    for (int round = 0; round < 5000; ++round) {
        const Choice choice = random_choice(random);
        const std::set<Picks> legal = all_answers(choice);
        REQUIRE_FALSE(legal.empty());
        Picks picks;
        const bool is_only = only_answer(choice, picks);
        CAPTURE(round, choice.least, choice.most, choice.options.size(),
                static_cast<int>(choice.kind), static_cast<int>(choice.reply), choice.ordered);
        REQUIRE(is_only == (legal.size() == 1));
        if (is_only) {
            REQUIRE(picks == *legal.begin());
            ++only;
        }
    }
    CHECK(only > 100);
}

TEST_CASE("a random answer gives every option and every number of picks a chance",
          "[flow][choice]") {
    Stream random = Stream::derive(3, 3);
    for (int round = 0; round < 60; ++round) {
        const Choice choice = random_choice(random);
        const std::set<Picks> legal = all_answers(choice);
        std::set<Picks> seen;
        Picks picks;
        for (int draw = 0; draw < 20000 && seen.size() < legal.size(); ++draw) {
            random_picks(choice, random, picks);
            const bool keeps_order = choice.ordered || choice.kind == Choice::Kind::order;
            if (!keeps_order) std::sort(picks.begin(), picks.end());
            seen.insert(picks);
        }
        CAPTURE(round, legal.size());
        // Rare orders of many cards may be missed; nothing that is short may.
        if (legal.size() <= 60) REQUIRE(seen == legal);
    }
}

TEST_CASE("random numbers come from the whole of a wide range", "[flow][choice]") {
    Stream random = Stream::derive(5, 5);
    Picks picks;
    for (const auto& [least, most] :
         {std::pair{lowest, highest}, std::pair{-5, highest}, std::pair{lowest, 7}}) {
        CAPTURE(least, most);
        const Choice choice = number_from(least, most);
        const std::int64_t middle = (std::int64_t{least} + most) / 2;
        int lower = 0;
        for (int draw = 0; draw < 400; ++draw) {
            random_picks(choice, random, picks);
            REQUIRE_FALSE(refuse(choice, picks));
            if (picks[0] < middle) ++lower;
        }
        CHECK(lower > 130);
        CHECK(lower < 270);
    }
}

TEST_CASE("the default answer does as little as possible", "[flow][choice]") {
    Picks picks;
    default_picks(number_from(2, 9), picks);
    CHECK(picks == Picks{2});
    default_picks(number_from(2, 9, true), picks);
    CHECK(picks.empty());
    default_picks(pick_from({card_option(0), card_option(1)}, 0, 2), picks);
    CHECK(picks.empty());
    default_picks(pick_from({card_option(0, 2), card_option(2)}, 2, 3), picks);
    CHECK(picks.size() == 2);

    Choice menu = pick_from({card_option(0, 1, Word{1})}, 1, 1, Choice::Reply::grouped);
    menu.add_word(Word{2}, Word{2});
    default_picks(menu, picks);
    CHECK(picks == Picks{1});

    Choice question = pick_from({}, 1, 1, Choice::Reply::one);
    for (const bool truth : {true, false}) {
        Option option;
        option.what = Value::of(truth);
        question.options.push_back(option);
    }
    default_picks(question, picks);
    CHECK(picks == Picks{1});
}

TEST_CASE("a choice may have reasons of its own for too few and too many picks", "[flow][choice]") {
    Choice choice;
    choice.too_few = Word{3};
    choice.too_many = Word{4};
    CHECK(own_reason(choice, Refusal::too_few) == Word{3});
    CHECK(own_reason(choice, Refusal::too_many) == Word{4});
    CHECK(own_reason(choice, Refusal::unknown_option) == no_word);
    choice.clear();
    CHECK(own_reason(choice, Refusal::too_few) == no_word);
    CHECK(own_reason(choice, Refusal::too_many) == no_word);
}
