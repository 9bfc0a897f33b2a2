// Every game at every usual size of window, in every language: nobody is told less than they need.

#include <catch2/catch_test_macros.hpp>

#include "console/terminal.hpp"

using namespace cardwright::testing;

namespace {

struct Size {
    std::size_t columns;
    std::size_t rows;
};

constexpr Size sizes[] = {{60, 20}, {80, 24}, {100, 30}, {120, 40}};

/// After these lines the screen is compared; whatever its size, heading and question are there.
void look_at(const std::string& game, const std::vector<std::string>& options,
             const std::vector<std::string>& lines) {
    for (const std::string language : {"en", "ru", "pl"}) {
        for (const Size& size : sizes) {
            std::vector<std::string> arguments{"--lang", language, "--game", game};
            arguments.insert(arguments.end(), options.begin(), options.end());
            Terminal table{arguments, size.columns, size.rows};
            for (const std::string& line : lines) table.type(line);
            const std::string screen = table.screen();
            INFO(screen);
            CHECK(screen.starts_with("── "));
            CHECK(table.cursor_line().find('>') != std::string::npos);
            check_approved("screens/" + game + "_" + std::to_string(size.columns) + "x" +
                               std::to_string(size.rows) + "_" + language,
                           screen);
        }
    }
}

}  // namespace

TEST_CASE("Dominion in windows of every size", "[console][terminal][screens]") {
    look_at("dominion",
            {"--sets", "base", "--kingdom", "first_game", "--seats",
             "human,village-smithy-market,two-militias", "--seed", "5"},
            {"*; silver", "*"});
}

TEST_CASE("Chronicles in windows of every size", "[console][terminal][screens]") {
    look_at("chronicles",
            {"--sets", "chronicles", "--seats", "human,builder,warlord", "--seed", "3"},
            {"1", "1", "1", "1", "1", "1", "1"});
}

TEST_CASE("Villages in windows of every size", "[console][terminal][screens]") {
    look_at("villages", {"--sets", "villages", "--seats", "human,provider", "--seed", "11"},
            {"1", "2", "1"});
}
