#include "console/dominion_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "match/option_text.hpp"
#include "support/places.hpp"

namespace cardwright::testing {
namespace {

Kit base_kit() {
    const std::vector<std::filesystem::path> roots{testing::source_tree()};
    return Kit{Catalog::open(roots), roots, "dominion", {"base"}};
}

}  // namespace

DominionTable::DominionTable(const std::string& language)
    : kit_{base_kit()}, match_{kit_}, phrases_{kit_.blueprint(), language} {
    TablePlan plan;
    plan.seed = 5;
    plan.lineup = {"first_game"};
    match_.begin(plan);
    answer("all");
}

std::string DominionTable::read(const std::string& line) {
    const tool::TypedAnswer typed = tool::AnswerReader{sight(), choice()}.read(line);
    if (!typed.picks) return "!" + typed.problem;
    if (const auto refusal = refuse(choice(), *typed.picks)) {
        return std::string{"refused: "} + reason_code(*refusal);
    }
    return answer_text(match_.game(), choice(), *typed.picks);
}

DominionTable& DominionTable::answer(const std::string& line) {
    const tool::TypedAnswer typed = tool::AnswerReader{sight(), choice()}.read(line);
    INFO(line << ": " << typed.problem);
    REQUIRE(typed.picks);
    REQUIRE_FALSE(match_.answer(choice().seat, *typed.picks));
    return *this;
}

}  // namespace cardwright::testing
