#include "cardwright/console/game_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "cardwright/console/glyphs.hpp"

namespace cardwright::tool {

GameTable::GameTable(const PlayPlan& plan) : plan_{plan} {
    if (!plan_.record.empty()) must_be_free(plan_.record);
    if (!plan_.load.empty()) {
        load(plan_.load);
        return;
    }
    file_ = GameFile{std::exchange(plan_.record, {})};
    kit_ = std::make_unique<Kit>(open_kit(plan_.content));
    plan_.content.game = kit_->blueprint().ruleset;
    seats_ = plan_.seats.empty() ? standard_seats(kit_->blueprint()) : plan_.seats;
    match_ = std::make_unique<Match>(*kit_, match_options());
    bots_ = bots_for(seats_, *match_);  // before the game begins: a misspelt bot costs nothing
    TablePlan table;
    table.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats_.size(), UINT8_MAX));
    table.seed = plan_.seed ? *plan_.seed : any_seed();
    table.lineup = plan_.lineup;
    table.options = plan_.options;
    match_->begin(table);
    greet_bots();
}

MatchOptions GameTable::match_options() const {
    MatchOptions options;
    options.profile = plan_.profile;
    return options;
}

GameTable::Bots GameTable::bots_for(const std::vector<std::string>& seats, Match& match) {
    Bots bots;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        bots.seated.push_back(seats[at] == human ? nullptr
                                                 : make_seat(seats[at], at, match.scripts()));
    }
    bots.adviser_name = standard_bot(match.kit().blueprint());
    try {
        bots.adviser = match.scripts().bot(bots.adviser_name);
    } catch (const GameError& error) {
        bots.adviser_problem = error.what();  // of interest to whoever asks for a hint
    }
    return bots;
}

void GameTable::greet_bots() {
    for (const auto& bot : bots_.seated) {
        if (bot) bot->new_game(match_->plan().seed);
    }
    taken_back_ = 0;
}

std::size_t GameTable::people() const {
    return static_cast<std::size_t>(std::count_if(bots_.seated.begin(), bots_.seated.end(),
                                                  [](const auto& bot) { return !bot; }));
}

SeatNames GameTable::names(const Phrases& phrases) const {
    SeatNames names;
    for (std::size_t at = 0; at < seats_.size(); ++at) {
        const auto number = static_cast<std::int64_t>(at + 1);
        if (is_person(id_at<OwnerId>(at))) {
            names.push_back(phrases.say("console.player", {{"number", number}}));
        } else if (std::count(seats_.begin(), seats_.end(), seats_[at]) > 1) {
            names.push_back(fmt::format("{} {}", phrases.bot(seats_[at]), number));
        } else {
            names.push_back(phrases.bot(seats_[at]));
        }
    }
    return names;
}

std::optional<OwnerId> GameTable::next_to_decide() const {
    const std::vector<OwnerId> deciding = match_->game().deciding();
    if (deciding.empty()) return std::nullopt;
    const auto person = std::find_if(deciding.begin(), deciding.end(),
                                     [&](OwnerId seat) { return is_person(seat); });
    return person == deciding.end() ? deciding.front() : *person;
}

void GameTable::answer_for_bot(OwnerId seat) {
    const Choice* choice = game().open_choice(seat);
    if (choice == nullptr) return;
    Picks picks;
    bots_.seated[index_of(seat)]->answer(game(), seat, *choice, picks);
    if (const auto refusal = match_->answer(seat, picks)) {
        game().fail(fmt::format("the bot {} gave an answer that is refused: {}",
                                seats_[index_of(seat)], reason_code(*refusal)));
    }
}

std::optional<std::size_t> GameTable::last_answer_of_a_person() const {
    for (std::size_t at = match_->answers(); at > 0; --at) {
        if (is_person(match_->answered_by(at - 1))) return at - 1;
    }
    return std::nullopt;
}

/// Has a person come to know a card?
bool GameTable::learnt_between(const State& earlier, const State& later) const {
    SeatMask eyes = 0;
    for (std::size_t at = 0; at < seats_.size(); ++at) {
        const OwnerId seat = id_at<OwnerId>(at);
        if (is_person(seat)) eyes = static_cast<SeatMask>(eyes | seat_bit(seat));
    }
    for (std::size_t at = 0; at < later.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if ((later.card(card).known_by & ~earlier.card(card).known_by & eyes) != 0) return true;
    }
    return false;
}

GameTable::TakenBack GameTable::undo(OwnerId asking) {
    // While all decide at the same time, everybody takes back only what is their own.
    if (game().together() && match_->take_back(asking)) {
        taken_back_ = 0;
        return TakenBack::plain;
    }
    const auto target = last_answer_of_a_person();
    if (!target) return TakenBack::nothing;
    const OwnerId whose = match_->answered_by(*target);
    const State later = game().table_state();
    const Journal journal = match_->journal();
    taken_back_ = 0;
    while (match_->answers() > *target && match_->undo()) ++taken_back_;
    const std::size_t entries = match_->journal().size();
    const bool shuffled = std::any_of(
        journal.begin() + static_cast<std::ptrdiff_t>(std::min(entries, journal.size())),
        journal.end(),
        [](const JournalEntry& entry) { return entry.kind == JournalEntry::Kind::shuffled; });
    if (whose != asking) return TakenBack::of_another;
    return shuffled || learnt_between(game().table_state(), later) ? TakenBack::past_a_secret
                                                                   : TakenBack::plain;
}

bool GameTable::back_to_a_person() {
    const auto target = last_answer_of_a_person();
    if (!target) return false;
    while (match_->answers() > *target && match_->undo()) continue;
    taken_back_ = 0;
    return true;
}

void GameTable::undo_the_undo() {
    while (taken_back_ > 0 && match_->redo()) --taken_back_;
}

bool GameTable::redo() {
    if (!match_->redo()) return false;
    // What bots answered then they answer again, instead of thinking anew.
    while (true) {
        const auto next = next_to_decide();
        if (!next || is_person(*next) || !match_->redo()) break;
    }
    return true;
}

}  // namespace cardwright::tool
