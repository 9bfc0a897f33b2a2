#include "match/think/candidates.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "match/think/search_spec.hpp"
#include "match/think/tried.hpp"

using namespace cardwright;

namespace {

constexpr double nothing_liked(const Option& /*option*/) {
    return 0;
}

Choice cards(std::size_t count, std::int32_t least, std::int32_t most) {
    Choice choice;
    for (std::size_t at = 0; at < count; ++at) choice.add_card(id_at<CardId>(at), no_word, false);
    choice.reply = Choice::Reply::list;
    choice.least = least;
    choice.most = most;
    return choice;
}

std::vector<Picks> found(const Choice& choice, const std::vector<Picks>& known, std::size_t most) {
    Stream random = Stream::derive(1, 1);
    return candidates(choice, known, most, nothing_liked, random);
}

bool holds(const std::vector<Picks>& answers, const Picks& wanted) {
    return std::find(answers.begin(), answers.end(), wanted) != answers.end();
}

}  // namespace

TEST_CASE("every answer tried is legal, none twice, and those of players stand first", "[think]") {
    const Choice choice = cards(8, 2, 3);
    const auto answers = found(choice, {{5, 6}, {6, 5}, {1, 2, 3}}, 20);
    CHECK(answers.size() == 20);
    CHECK(answers[0] == Picks{5, 6});
    CHECK(answers[1] == Picks{1, 2, 3});  // the same cards in another order are the same answer
    std::set<Picks> different;
    for (Picks answer : answers) {
        CHECK_FALSE(refuse(choice, answer));
        std::sort(answer.begin(), answer.end());
        CHECK(different.insert(answer).second);
    }
}

TEST_CASE("of single picks all are tried if there is room", "[think]") {
    const auto answers = found(cards(9, 1, 1), {{4}}, 20);
    CHECK(answers.size() == 9);
    CHECK(answers[0] == Picks{4});
}

TEST_CASE("numbers are tried from the smallest to the largest, and none if that is allowed",
          "[think]") {
    Choice choice;
    choice.kind = Choice::Kind::number;
    choice.least = 0;
    choice.most = 1000;
    choice.optional = true;
    const auto answers = found(choice, {}, 40);
    CHECK(answers.size() <= 14);
    CHECK(holds(answers, {}));
    CHECK(holds(answers, {0}));
    CHECK(holds(answers, {1000}));
}

TEST_CASE("an order is tried with neighbours exchanged", "[think]") {
    Choice choice = cards(4, 4, 4);
    choice.kind = Choice::Kind::order;
    const auto answers = found(choice, {{0, 1, 2, 3}}, 20);
    CHECK(holds(answers, {1, 0, 2, 3}));
    CHECK(holds(answers, {0, 1, 3, 2}));
}

TEST_CASE("the budget of a search is read, or the mistake told", "[think]") {
    CHECK(read_search_spec("search")->playouts == 200);
    CHECK(read_search_spec("search:50")->playouts == 50);
    CHECK(read_search_spec("search:50/without=base")->without == "base");
    CHECK_FALSE(read_search_spec("searching"));
    CHECK_FALSE(read_search_spec("random"));
    for (const char* wrong : {"search:", "search:0", "search:-1", "search:5x", "search:9999999",
                              "search:5/", "search:5/without="}) {
        CAPTURE(wrong);
        CHECK_THROWS_AS(read_search_spec(wrong), std::invalid_argument);
    }
}

TEST_CASE("winning counts, and so does by how much", "[think]") {
    const Scale scale{10};
    const PlayedOut lost{-5, 0, true, 0};
    const PlayedOut lost_badly{-30, 0, true, 0};
    const PlayedOut won{1, 1, true, 0};
    const PlayedOut won_well{20, 1, true, 0};
    CHECK(scale.reward(lost_badly) < scale.reward(lost));
    CHECK(scale.reward(lost) < scale.reward(won));
    CHECK(scale.reward(won) < scale.reward(won_well));
    CHECK(scale.reward({100, 1, false, 0}) == 0);  // it went wrong
    CHECK(Scale::of({lost, lost_badly, won_well}).points > 5);
}

TEST_CASE("a scale is fitted once", "[think]") {
    const auto all_led_by = [](double lead) {
        return std::vector<Tried>{{{{lead, 1, true, 0}, {lead, 1, true, 0}}}};
    };
    Scale scale;
    scale.fit(all_led_by(40));
    const double points = scale.points;
    CHECK(points > 10);
    scale.fit(all_led_by(4));
    CHECK(scale.points == points);
}

TEST_CASE("a gain that happens to be alike in a few worlds is not taken for sure", "[think]") {
    const Scale scale{10};
    const auto led_by = [](const std::vector<double>& leads) {
        Tried tried;
        for (const double lead : leads) tried.ends.push_back({lead, 0, true, 0});
        return tried;
    };
    const Tried own = led_by({0, 0, 0, 0, 0, 0, 0, 0});
    const Tried alike = led_by({5, 5, 5.1});
    const Tried varied = led_by({30, -30, 30, -30, 30, -30, 30, -30});
    CHECK(alike.better_than(own, scale).error < 0.01);
    const Average alone = gain_over_first({own, alike}, 1, scale);
    CHECK(alone.mean == alike.better_than(own, scale).mean);
    CHECK(alone.error < 0.01);
    CHECK(gain_over_first({own, alike, varied}, 1, scale).error > 0.1);
    // Whoever was tried often is known by itself.
    std::vector<double> often(400, 5);
    often.back() = 5.1;
    const Average known =
        gain_over_first({led_by(std::vector<double>(400, 0)), led_by(often), varied}, 1, scale);
    CHECK(known.error < 0.005);
}
