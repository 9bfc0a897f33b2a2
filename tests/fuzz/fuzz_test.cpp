// A bounded run of the fuzzer: the same cases every time. tools/fuzz runs for as long as one likes.

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "fuzz/arguments.hpp"
#include "fuzz/family.hpp"
#include "spec/methods.hpp"

using namespace cardwright::fuzz;

namespace {

constexpr std::uint64_t seed = std::uint64_t{1} << 20;  // as `tools/fuzz --seed 1`

void try_cases(Family& family, std::uint64_t first, std::uint64_t cases) {
    for (std::uint64_t nth = first; nth < first + cases; ++nth) {
        const std::string problem = family.run(family.make(seed + nth));
        CAPTURE(family.name(), nth, problem);
        REQUIRE(problem.empty());
    }
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += name + "\n";
    return text;
}

/// Can the callable be tried there at all? While files are loaded there is no switchboard that
/// could tell, and only bots have a choice.
bool is_possible(const Callable& callable, Place place) {
    return place != Place::loading && (callable.object != "choice" || is_of_bots(place));
}

std::vector<std::string> never_tried(Coverage& coverage) {
    std::vector<std::string> names;
    const std::vector<Callable>& all = all_callables();
    for (std::size_t at = 0; at < all.size(); ++at) {
        for (std::size_t nth = 0; nth < place_count; ++nth) {
            const auto place = static_cast<Place>(nth);
            const Coverage::Cell& cell = coverage.at(at, place);
            if (!is_possible(all[at], place) || cell.right + cell.wrong > 0) continue;
            names.push_back(all[at].full_name() + " in " + std::string{name_of(place)});
        }
    }
    return names;
}

}  // namespace

TEST_CASE("the fuzzer knows what makes sense for every parameter of every binding", "[fuzz]") {
    CHECK(joined(unknown_parameters()) == "");
    CHECK(all_callables().size() > 100);
}

TEST_CASE("scripts that call everything from everywhere harm neither the game nor the next one",
          "[fuzz]") {
    Coverage coverage;
    const auto family = script_family(&coverage);
    constexpr std::uint64_t cases = 90;
    try_cases(*family, 0, cases);
    // What no game has come to has its turn in another round, among others.
    constexpr std::uint64_t most_cases = 2 * cases;
    for (std::uint64_t nth = cases; nth < most_cases && !never_tried(coverage).empty(); ++nth) {
        try_cases(*family, nth, 1);
    }
    // How many games there are depends on how soon everything has been tried.
    CHECK(family->counts().at("games") > cases);
    CHECK(family->counts().at("games to their end") > family->counts().at("games") / 2);
    CHECK(family->counts().at("games put in again") > 5);

    std::vector<std::string> never_done;
    std::vector<std::string> never_wrong;
    const std::vector<Callable>& all = all_callables();
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (coverage.total(at).done_right == 0) never_done.push_back(all[at].full_name());
        if (coverage.total(at).wrong == 0) never_wrong.push_back(all[at].full_name());
    }
    // The first works where a group is one zone, the second where somebody may answer what is about
    // to happen; the playground has neither.
    CHECK(joined(never_done) == "zones:top\ngame:respond\n");
    CHECK(joined(never_wrong) == "");
    // One cell of thousands, where a statement before it always ends the call, is all that may
    // lack.
    CAPTURE(joined(never_tried(coverage)));
    CHECK(never_tried(coverage).size() <= 1);
}

TEST_CASE("every method of a spec passes or fails with a line, whatever it is given", "[fuzz]") {
    MethodsTried tried;
    const auto family = spec_family(&tried);
    try_cases(*family, 0, 18);  // four rounds of all methods
    CHECK(family->counts().at("scenarios passed") > 80);
    std::vector<std::string> never_done;
    std::vector<std::string> never_refused;
    for (const std::string_view method : cardwright::method_names()) {
        if (!tried.done.contains("right " + std::string{method})) never_done.emplace_back(method);
        if (!tried.refused.contains("wrong " + std::string{method})) {
            never_refused.emplace_back(method);
        }
    }
    CAPTURE(joined(never_done));
    CHECK(never_done.size() <= 9);
    CHECK(joined(never_refused) == "");
}

TEST_CASE("spoiled content is refused in words, and what is left of it can be played", "[fuzz]") {
    const auto family = content_family();
    try_cases(*family, 0, 80);
    CHECK(family->counts().at("contents refused") > 10);
    CHECK(family->counts().at("games to their end") > 3);
}

TEST_CASE("spoiled records are refused in words, and the next one is put in as before", "[fuzz]") {
    const auto family = record_family();
    try_cases(*family, 0, 80);
    CHECK(family->counts().at("records refused") > 10);
    CHECK(family->counts().at("records that do not fit") > 5);
    CHECK(family->counts().at("records put in") > 30);
}

TEST_CASE("whatever is typed at the table, the game goes on and nothing odd is printed", "[fuzz]") {
    const auto family = console_family();
    try_cases(*family, 0, 25);
    CHECK(family->counts().at("lines") > 250);
}
