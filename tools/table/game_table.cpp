#include "table/game_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "table/names_told.hpp"

namespace cardwright::tool {
namespace {

/// For whoever must find out why a record no longer fits.
std::string changes_text(const ContentChanges& changes) {
    if (!changes.any()) return {};
    std::string text = "; since it was saved, these have changed:";
    const auto add = [&](std::string_view what, const std::vector<std::string>& names) {
        if (!names.empty()) text += fmt::format(" {} {};", what, names_told(names));
    };
    if (!changes.engine.empty()) text += fmt::format(" the engine (it was {});", changes.engine);
    add("rules", changes.rules);
    add("sets", changes.sets);
    add("mods", changes.mods);
    add("cards of this game", changes.cards);
    text.pop_back();
    return text;
}

}  // namespace

MatchOptions GameTable::match_options() const {
    MatchOptions options;
    options.profile = profile_;
    return options;
}

void GameTable::begin(std::unique_ptr<Kit> kit, std::vector<std::string> seats,
                      const TablePlan& plan) {
    must_be_known(seats, kit->blueprint());
    auto match = std::make_unique<Match>(*kit, match_options());
    auto bots = bots_for(seats, *match);  // before the game begins: a misspelt bot costs nothing
    match->begin(plan);
    match_ = std::move(match);
    kit_ = std::move(kit);
    thinker_.reset();
    seats_ = std::move(seats);
    bots_ = std::move(bots);
    greet_bots();
}

GameTable::Bots GameTable::bots_for(const std::vector<std::string>& seats, Match& match) const {
    Bots bots;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        bots.seated.push_back(sitter_of(seats[at]).person ? nullptr
                                                          : make_seat(seats[at], at, match, room_));
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
        if (const Sitter sitter = sitter_of(seats_[at]); !sitter.name.empty()) {
            names.push_back(sitter.name);
        } else if (sitter.person) {
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

void GameTable::decide_for_bot(OwnerId seat, const std::function<void(const Thoughts&)>& heard) {
    const Choice* choice = game().open_choice(seat);
    if (choice == nullptr) return;
    Picks picks;
    Seat& bot = *bots_.seated[index_of(seat)];
    bot.answer(game(), seat, *choice, picks);
    if (const Thoughts* thoughts = bot.thoughts()) heard(*thoughts);
    if (const auto refusal = match_->answer(seat, picks)) {
        game().fail(fmt::format("the bot {} gave an answer that is refused: {}",
                                seats_[index_of(seat)], reason_code(*refusal)));
    }
}

Thoughts GameTable::think_for(OwnerId seat) {
    if (!thinker_) {
        SearchSpec spec;
        spec.threads = room_.threads;
        spec.seconds = seconds_for_a_hint_;
        const MatchOptions& options = match_->options();
        thinker_ = std::make_unique<Thinker>(*kit_, spec, options.flow, options.scripts);
    }
    return thinker_->think(match_->moment(), seat, nullptr, room_.stop);
}

std::optional<std::size_t> GameTable::last_answer_of_a_person() const {
    for (std::size_t at = match_->answers(); at > 0; --at) {
        if (is_person(match_->answered_by(at - 1))) return at - 1;
    }
    return std::nullopt;
}

ContentChanges GameTable::put_in(const Record& record, std::unique_ptr<Kit> kit) {
    std::vector<std::string> seats = record.seats;
    seats.resize(record.plan.seats, human);
    auto match = std::make_unique<Match>(*kit, match_options());
    auto bots = bots_for(seats, *match);  // before any answer is put in
    const auto parted = match->put_in(record);
    ContentChanges changed = changes(record.content, match->content());
    if (parted) {
        throw std::runtime_error{fmt::format(
            "after {} the game goes another way: the record says \"{}\", the "
            "game says \"{}\"{}",
            parted->answer == 1 ? "1 answer" : fmt::format("{} answers", parted->answer),
            parted->expected, parted->found, changes_text(changed))};
    }
    match_ = std::move(match);
    kit_ = std::move(kit);
    thinker_.reset();
    seats_ = std::move(seats);
    bots_ = std::move(bots);
    greet_bots();
    return changed;
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

std::optional<OwnerId> GameTable::last_person() const {
    const auto last = last_answer_of_a_person();
    if (!last) return std::nullopt;
    return match_->answered_by(*last);
}

bool GameTable::back_to_a_person() {
    const auto target = last_answer_of_a_person();
    if (!target) return false;
    taken_back_ = 0;
    while (match_->answers() > *target && match_->undo()) ++taken_back_;
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
