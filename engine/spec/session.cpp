#include "spec/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/expectation.hpp"
#include "spec/journal_text.hpp"
#include "spec/spec_plan.hpp"
#include "spec/table_text.hpp"

namespace cardwright {

Session::Session(Match& match, const SpecValue& scenario) : match_{match} {
    scenario.has_only({"ruleset", "sets", "rules", "seed", "seats", "lineup", "options", "given",
                       "dealt", "open_steps", "run"});
    const Datum nothing{Datum::Map{}};
    const SpecValue given = scenario.at("given").value_or(SpecValue{nothing, "given"});
    const auto dealt = scenario.at("dealt");
    const TablePlan plan = plan_of(match.kit().blueprint(), scenario);
    Game& game = match_.game();
    game.forget_deal();
    if (dealt && dealt->truth()) {
        match_.begin(plan);
    } else {
        match_.begin_from(plan, [&](Game& table) {
            arrange_table(table, given);
            before_ = open_table_text(table, player_name);
            begin_noting(table);
        });
    }
    if (before_.empty()) before_ = open_table_text(game, player_name);
}

Session::~Session() {
    if (between_steps_) match_.game().between_steps = between_steps_;
}

/// From here on it is the spec's table: what happened while it was dealt is nobody's news, and
/// each step that begins can be looked back at.
void Session::begin_noting(Game& game) {
    journal_from_ = match_.journal().size();
    between_steps_ = game.between_steps;
    game.between_steps = [this](const State& state) {
        if (between_steps_) between_steps_(state);
        const Blueprint& blueprint = match_.game().blueprint();
        const cardwright::Position& position = state.position;
        const Phase& phase = blueprint.phases[position.phase];
        moments_.insert_or_assign(blueprint.steps[position.step].id, state);
        if (position.step == phase.first_step) moments_.insert_or_assign(phase.id, state);
    };
}

OwnerId Session::owner(const SpecValue& who) const {
    return who.is_word("game") ? table_owner : owner_named(match_.game(), who.word());
}

OwnerId Session::seat(const SpecValue& who) const {
    return seat_named(match_.game(), who.word());
}

CardId Session::card_numbered(const SpecValue& card) const {
    const auto most = static_cast<std::int64_t>(match_.game().table_state().card_count()) - 1;
    return id_at<CardId>(static_cast<std::size_t>(card.number(0, most)));
}

std::string Session::open_questions() const {
    std::string text;
    const Game& game = match_.game();
    for (const OwnerId seat : game.deciding()) {
        const Choice* choice = game.open_choice(seat);
        text += fmt::format("open question to {}: {}: {}", player_name(index_of(seat)),
                            game.words().text(choice->prompt), question_text(game, *choice, "en"));
    }
    return text.empty() ? "no question is open\n" : text;
}

std::string Session::story() const {
    constexpr std::size_t most_lines = 30;
    std::string text;
    const std::size_t first = answers_.size() > most_lines ? answers_.size() - most_lines : 0;
    if (first > 0) text += fmt::format("(after {} {})\n", first, first == 1 ? "answer" : "answers");
    for (std::size_t at = first; at < answers_.size(); ++at) text += answers_[at] + "\n";
    return text + open_questions();
}

void Session::set(const SpecValue& who, const SpecValue& wishes) {
    // The table changes under an open question: what it offers is worked out anew.
    const OwnerId of = owner(who);
    const State changed = match_.game().table_state();
    const Journal& journal = match_.journal();
    earlier_.insert(earlier_.end(), journal.begin() + static_cast<std::ptrdiff_t>(journal_from_),
                    journal.end());
    match_.begin_from(match_.plan(), [&](Game& game) {
        game.restore(changed);
        arrange_owner(game, of, wishes);
        begin_noting(game);
    });
}

std::int64_t Session::value(const SpecValue& subject, const SpecValue& query) {
    Game& game = match_.game();
    const auto found = game.blueprint().find_query(query.word());
    if (!found) throw SpecFailure{fmt::format("there is no query \"{}\"", query.word())};
    if (subject.is_number()) return game.value(*found, Value::of(card_numbered(subject)));
    const OwnerId who = owner(subject);
    return game.value(*found, who == table_owner ? Value{ValueKind::game, 0} : Value::of(who));
}

std::int64_t Session::count(const SpecValue& who, const SpecValue& what) {
    const Game& game = match_.game();
    const State& state = game.table_state();
    const OwnerId of = owner(who);
    if (game.schema().find_zone(what.word()) != no_zone_kind || what.is_word("aside")) {
        return static_cast<std::int64_t>(names_in(game, state, of, what.word()).size());
    }
    const Scope scope = of == table_owner ? Scope::game : Scope::player;
    const CounterId counter = game.schema().find_counter(scope, what.word());
    if (counter == no_counter) {
        throw SpecFailure{fmt::format("there is no zone or counter \"{}\"", what.word())};
    }
    return state.counter(scope, scope == Scope::game ? 0 : index_of(of), counter);
}

std::vector<std::string> Session::names(const SpecValue& who, const SpecValue& zone) {
    return names_in(match_.game(), match_.game().table_state(), owner(who), zone.word());
}

std::int64_t Session::card(const SpecValue& who, const SpecValue& zone, const SpecValue& number) {
    const Game& game = match_.game();
    const State& state = game.table_state();
    const ZoneKindId kind = game.schema().find_zone(zone.word());
    if (kind == no_zone_kind) {
        throw SpecFailure{fmt::format("there is no zone \"{}\"", zone.word())};
    }
    const OwnerId of = game.schema().zone(kind).shared ? table_owner : owner(who);
    std::int64_t left = number.number(1, most_cards);
    for (const ZoneId each : state.topology().family(kind, of)) {
        for (const CardId card : state.cards_in(each)) {
            if (--left == 0) return static_cast<std::int64_t>(index_of(card));
        }
    }
    throw SpecFailure{fmt::format("{} has no card number {} in {}", who.word(),
                                  number.number(1, most_cards), zone.word())};
}

std::int64_t Session::card_counter(const SpecValue& card, const SpecValue& name) {
    const CounterId counter = match_.game().schema().find_counter(Scope::card, name.word());
    if (counter == no_counter) {
        throw SpecFailure{fmt::format("cards have no counter \"{}\"", name.word())};
    }
    return match_.game().table_state().counter(Scope::card, index_of(card_numbered(card)), counter);
}

std::vector<std::int64_t> Session::ranks(const SpecValue& player) {
    Game& game = match_.game();
    const OwnerId who = seat(player);
    auto rank = game.rank_of(who, game.behaviours().rank);
    if (rank.empty()) throw SpecFailure{"the ruleset says nothing about who wins"};
    return rank;
}

std::vector<ScorePart> Session::parts(const SpecValue& player) {
    const OwnerId who = seat(player);
    return match_.scripts().score_parts(match_.game(), who);
}

std::vector<std::string> Session::told(const SpecValue& player) const {
    std::vector<std::string> lines;
    const OwnerId who = seat(player);
    const auto add = [&](const JournalEntry& entry) {
        std::string line = journal_line(match_.game(), entry, who, "en", player_name);
        if (!line.empty()) lines.push_back(std::move(line));
    };
    for (const JournalEntry& entry : earlier_) add(entry);
    for (std::size_t at = journal_from_; at < match_.journal().size(); ++at) {
        add(match_.journal()[at]);
    }
    return lines;
}

std::vector<std::string> Session::journal(const SpecValue& player) {
    return told(player);
}

}  // namespace cardwright
