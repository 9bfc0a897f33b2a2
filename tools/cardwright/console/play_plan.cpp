#include "cardwright/console/play_plan.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "cardwright/console/phrases.hpp"

namespace cardwright::tool {

std::vector<std::string> bots_of(const Blueprint& blueprint) {
    std::vector<std::string> bots;
    for (const Home& home : blueprint.homes) {
        std::error_code problem;
        const std::filesystem::path folder = std::filesystem::path{home.folder} / "bots";
        for (const auto& file : std::filesystem::directory_iterator{folder, problem}) {
            if (file.path().extension() == ".lua") bots.push_back(file.path().stem().string());
        }
    }
    std::sort(bots.begin(), bots.end());
    bots.erase(std::unique(bots.begin(), bots.end()), bots.end());
    bots.emplace_back("random");
    return bots;
}

std::string standard_bot(const Blueprint& blueprint) {
    const std::string& wanted = blueprint.layout.opponent;
    return wanted.empty() ? bots_of(blueprint).front() : wanted;
}

std::vector<std::string> standard_seats(const Blueprint& blueprint) {
    // Company, unless the game is for one alone: a set may bring a way to play it without.
    const SeatRange range = blueprint.schema.seats;
    std::vector<std::string> seats(std::clamp<std::size_t>(2, range.least, range.most),
                                   standard_bot(blueprint));
    seats[0] = human;
    return seats;
}

std::vector<std::string> standard_lineup(const Blueprint& blueprint) {
    const std::string& wanted = blueprint.layout.lineup;
    const bool known = std::any_of(blueprint.lineups.begin(), blueprint.lineups.end(),
                                   [&](const Lineup& lineup) { return lineup.id == wanted; });
    return known ? std::vector<std::string>{wanted} : std::vector<std::string>{};
}

std::string language_of_system(const Blueprint& blueprint) {
    const auto known = Phrases{blueprint, "en"}.languages();
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        std::string language{value};
        language = language.substr(0, language.find_first_of("_.@"));
        return std::find(known.begin(), known.end(), language) != known.end() ? language : "en";
    }
    return "en";
}

std::uint64_t any_seed() {
    // Short enough to be read out to somebody, and far too many for a bot to try: whoever can name
    // the seed knows every shuffle.
    constexpr std::uint64_t seeds = 1'000'000'000'000;
    std::random_device chance;
    return ((std::uint64_t{chance()} << 32) | chance()) % seeds;
}

}  // namespace cardwright::tool
