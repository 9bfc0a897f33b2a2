#include "table/seating.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "match/think/search_spec.hpp"
#include "state/did_you_mean.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t longest_name = 24;  // of a person, in columns

std::string_view next_part(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

}  // namespace

bool is_person(std::string_view seat) {
    return seat == human || seat.starts_with(std::string{human} + ":");
}

Sitter sitter_of(std::string_view seat) {
    Sitter sitter;
    if (!is_person(seat)) return sitter;
    std::string_view rest = seat;
    static_cast<void>(next_part(rest));
    sitter.person = true;
    sitter.name = next_part(rest);
    sitter.language = next_part(rest);
    const bool shown = safe_text(sitter.name) == sitter.name &&
                       sitter.name.find_first_of(" \"") == std::string::npos;
    if (!shown || columns(sitter.name) > longest_name || !rest.empty()) {
        throw std::invalid_argument{
            fmt::format("a person's seat is written human, human:name or human:name:language, with "
                        "a name of at "
                        "most {} letters without spaces, not \"{}\"",
                        longest_name, safe_text(seat))};
    }
    return sitter;
}

void must_be_known(const std::vector<std::string>& seats, const Blueprint& blueprint) {
    std::vector<std::string> known = opponents_of(blueprint);
    known.emplace_back(human);
    for (const std::string& seat : seats) {
        if (sitter_of(seat).person) continue;
        if (std::find(known.begin(), known.end(), seat) != known.end()) continue;
        if (read_search_spec(seat)) continue;
        const std::vector<std::string_view> names{known.begin(), known.end()};
        const auto meant = closest(seat, names);
        throw std::invalid_argument{
            fmt::format("there is no bot \"{}\" for {}{}", safe_text(seat), blueprint.ruleset,
                        meant ? fmt::format("; did you mean \"{}\"?", *meant)
                              : fmt::format(": {}", fmt::join(known, ", ")))};
    }
}

std::vector<std::string> bots_of(const Blueprint& blueprint) {
    std::vector<std::string> bots;
    for (const BotFile& bot : blueprint.bots) bots.push_back(bot.name);
    bots.emplace_back("random");
    return bots;
}

std::vector<std::string> opponents_of(const Blueprint& blueprint) {
    std::vector<std::string> names;
    for (const Strength& strength : strengths) names.emplace_back(strength.name);
    const std::vector<std::string> bots = bots_of(blueprint);
    names.insert(names.end(), bots.begin(), bots.end());
    return names;
}

std::string standard_bot(const Blueprint& blueprint) {
    const std::string& wanted = blueprint.layout.opponent;
    if (!wanted.empty()) return wanted;
    return blueprint.bots.empty() ? "random" : blueprint.bots.front().name;
}

std::vector<std::string> standard_seats(const Blueprint& blueprint) {
    // Company, unless the game is for one alone: a set may bring a way to play it without.
    const SeatRange range = blueprint.schema.seats;
    std::vector<std::string> seats(std::clamp<std::size_t>(2, range.least, range.most),
                                   std::string{standard_opponent});
    seats[0] = human;
    return seats;
}

std::vector<std::string> standard_lineup(const Blueprint& blueprint) {
    const std::string& wanted = blueprint.layout.lineup;
    const bool known = std::any_of(blueprint.lineups.begin(), blueprint.lineups.end(),
                                   [&](const Lineup& lineup) { return lineup.id == wanted; });
    return known ? std::vector<std::string>{wanted} : std::vector<std::string>{};
}

}  // namespace cardwright::tool
