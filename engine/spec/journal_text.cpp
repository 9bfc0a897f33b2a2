#include "spec/journal_text.hpp"

#include <fmt/format.h>

#include <array>
#include <map>

#include "catalog/text/text.hpp"
#include "match/option_text.hpp"

namespace cardwright {
namespace {

std::string name_of(OwnerId owner, const Game& game, SeatName name) {
    const std::size_t number = index_of(owner);
    if (owner == table_owner) return "the table";
    if (number < game.table_state().seats()) {
        return name != nullptr ? name(number) : fmt::format("player {}", number + 1);
    }
    return game.schema().seatless[number - game.table_state().seats()];
}

std::string place(ZoneId zone, const Game& game) {
    if (zone == no_zone) return "nowhere";
    const ZoneInfo& info = game.table_state().zone(zone);
    return info.kind == no_zone_kind ? "aside" : game.schema().zone(info.kind).name;
}

/// The cards the seat could see, and how many others there were.
std::string cards(const JournalEntry& entry, SeatMask bit, const Game& game,
                  const std::string& language) {
    std::string names;
    std::map<std::string, std::size_t> unknown;  // by what their backs tell
    for (const JournalCard& card : entry.cards) {
        if ((card.seen_by & bit) == 0) {
            ++unknown[card.back_shown ? back_name(game.schema(), card.definition) : ""];
            continue;
        }
        names +=
            (names.empty() ? "" : ", ") + card_name(game.blueprint(), card.definition, language);
    }
    for (const auto& [back, count] : unknown) {
        names += fmt::format("{}{} {}{}card{}", names.empty() ? "" : " and ", count, back,
                             back.empty() ? "" : " ", count == 1 ? "" : "s");
    }
    return names;
}

}  // namespace

std::string journal_line(const Game& game, const JournalEntry& entry, OwnerId seat,
                         const std::string& language, SeatName name) {
    const SeatMask bit = seat_bit(seat);
    if ((entry.public_to & bit) == 0) return {};
    const std::string shown = cards(entry, bit, game, language);
    const std::string who = name_of(entry.who, game, name);
    const std::string word{entry.word == no_word ? "" : game.words().text(entry.word)};
    switch (entry.kind) {
        case JournalEntry::Kind::moved:
            return fmt::format("{}: {} from {} to {}", who, shown, place(entry.from, game),
                               place(entry.to, game));
        case JournalEntry::Kind::drawn:
            return fmt::format("{} draws {}", who, shown);
        case JournalEntry::Kind::shuffled:
            return fmt::format("{} shuffles {}", who, place(entry.to, game));
        case JournalEntry::Kind::counted:
            return fmt::format("{}: {} {:+d}{}", who, word, entry.number,
                               shown.empty() ? "" : " on " + shown);
        case JournalEntry::Kind::turned:
            return fmt::format("{} turns {} {}", who, shown, entry.number != 0 ? "up" : "down");
        case JournalEntry::Kind::revealed:
            return fmt::format("{} reveals {}", who, shown);
        case JournalEntry::Kind::happened:
            return fmt::format("{}: {}{}", who, localized(game.blueprint(), language, word),
                               shown.empty() ? "" : " " + shown);
        case JournalEntry::Kind::chose:
            return fmt::format("{} answers {}", who, word);
        case JournalEntry::Kind::phase:
            return fmt::format("phase {}", word);
        case JournalEntry::Kind::turn:
            return fmt::format("{}, turn {}", who, entry.number);
        case JournalEntry::Kind::next_turn:
            return fmt::format("{} {}", who, entry.number != 0 ? "has an extra turn" : "goes next");
        case JournalEntry::Kind::skipped:
            return fmt::format("{} misses a turn", who);
        case JournalEntry::Kind::reversed:
            return fmt::format("play goes to the {}", entry.number != 0 ? "right" : "left");
        case JournalEntry::Kind::made:
            return fmt::format("{} makes {} in {}", who, shown, place(entry.to, game));
        case JournalEntry::Kind::removed:
            return fmt::format("{}: {} removed from the game", who, shown);
        case JournalEntry::Kind::became:
            return fmt::format("{}: {}", who, shown);
        case JournalEntry::Kind::looked:
            return fmt::format("{} looks at {}", who, shown);
        case JournalEntry::Kind::told:
            return localized(
                game.blueprint(), language, word,
                std::array{TextArg{"who", who}, TextArg{"whom", name_of(entry.whom, game, name)},
                           TextArg{"card", shown}, TextArg{"number", entry.number}});
        case JournalEntry::Kind::left:
            return fmt::format("{} {} the game", who, entry.number != 0 ? "returns to" : "leaves");
        case JournalEntry::Kind::round:
            return fmt::format("round {}", entry.number);
        case JournalEntry::Kind::finished:
            return "the game is over";
    }
    return {};
}

}  // namespace cardwright
