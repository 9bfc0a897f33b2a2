#include "cardwright/specs/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "cardwright/journal_text.hpp"
#include "cardwright/specs/expectation.hpp"
#include "cardwright/specs/lua_datum.hpp"
#include "cardwright/table_text.hpp"
#include "match/option_text.hpp"

namespace cardwright::tool {
namespace {

TablePlan plan_of(const Blueprint& blueprint, const Datum& scenario) {
    TablePlan plan;
    if (const Datum* seed = scenario.at("seed"))
        plan.seed = static_cast<std::uint64_t>(*seed->integer());
    std::size_t named = 0;
    if (const Datum* given = scenario.at("given"); given != nullptr && given->map() != nullptr) {
        for (const auto& entry : *given->map()) {
            for (std::size_t seat = 0; seat < most_seats; ++seat) {
                if (player_name(seat) == entry.first) named = std::max(named, seat + 1);
            }
        }
    }
    plan.seats =
        static_cast<std::uint8_t>(std::max<std::size_t>(named, blueprint.schema.seats.least));
    if (const Datum* seats = scenario.at("seats")) {
        plan.seats = static_cast<std::uint8_t>(*seats->integer());
    }
    if (const Datum* lineup = scenario.at("lineup")) {
        if (lineup->word() != nullptr) plan.lineup.push_back(*lineup->word());
        if (lineup->list() != nullptr) {
            for (const Datum& name : *lineup->list()) plan.lineup.push_back(*name.word());
        }
    }
    if (const Datum* options = scenario.at("options");
        options != nullptr && options->map() != nullptr) {
        for (const auto& [name, number] : *options->map()) {
            plan.options.emplace_back(name, static_cast<std::int32_t>(*number.integer()));
        }
    }
    return plan;
}

}  // namespace

Session::Session(Match& match, const Datum& scenario) : match_{match} {
    const Datum* given = scenario.at("given");
    const Datum nothing{Datum::Map{}};
    const TablePlan plan = plan_of(match.kit().blueprint(), scenario);
    match_.game().forget_deal();
    if (scenario.at("dealt") != nullptr) {
        match_.begin(plan);
    } else {
        match_.begin_from(plan, [&](Game& game) {
            arrange_table(game, given != nullptr ? *given : nothing);
            before_ = open_table_text(game);
        });
    }
    if (before_.empty()) before_ = open_table_text(match_.game());
}

OwnerId Session::owner(const std::string& who) const {
    return who == "game" ? table_owner : seat_named(match_.game(), who);
}

std::string Session::open_questions() const {
    std::string text;
    const Game& game = match_.game();
    for (const OwnerId seat : game.deciding()) {
        const Choice* choice = game.open_choice(seat);
        text += fmt::format("\nopen question to {}: {}: {}", player_name(index_of(seat)),
                            game.words().text(choice->prompt), question_text(game, *choice, "en"));
    }
    return text.empty() ? "\nno question is open" : text;
}

Session::Reading Session::read(const Choice& choice, const Datum& answer,
                               const std::string& group) {
    const Game& game = match_.game();
    Reading reading;
    Picks picks;
    std::string wanted_group = group;
    Datum::List wishes;
    if (const Datum::List* list = answer.list()) {
        wishes = *list;
    } else if (const Datum::Map* map = answer.map()) {
        if (const Datum* name = answer.at("group")) wanted_group = *name->word();
        for (const auto& [key, value] : *map) {
            if (key != "group") wishes.push_back(value);
        }
    } else if (!answer.empty()) {
        wishes.push_back(answer);
    }
    reading.group = wanted_group;
    if (choice.kind == Choice::Kind::number) {
        for (const Datum& wish : wishes) {
            if (wish.integer() == nullptr) {
                reading.missing = to_text(wish);
                return reading;
            }
            picks.push_back(static_cast<std::int32_t>(*wish.integer()));
        }
        reading.picks = std::move(picks);
        return reading;
    }
    for (const Datum& wish : wishes) {
        std::string name = to_text(wish);
        if (const bool* truth = wish.boolean()) name = *truth ? "yes" : "no";
        std::size_t found = choice.options.size();
        for (std::size_t at = 0; at < choice.options.size() && found == choice.options.size();
             ++at) {
            const Option& option = choice.options[at];
            if (!wanted_group.empty() && game.words().text(option.group) != wanted_group) continue;
            const std::string token = option_token(game, choice, at);
            if (option_name(game, choice, option) != name && token != name &&
                !token.starts_with(name + "@")) {
                // A player may be called by name.
                if (option.what.kind() != ValueKind::owner ||
                    player_name(index_of(option.what.owner())) != name) {
                    continue;
                }
            }
            const auto taken =
                std::count(picks.begin(), picks.end(), static_cast<std::int32_t>(at));
            if (taken < option.count) found = at;
        }
        if (found == choice.options.size()) {
            // "done" ends a choice that may be left empty.
            if (name == "done" && wishes.size() == 1) break;
            reading.missing = name;
            return reading;
        }
        picks.push_back(static_cast<std::int32_t>(found));
    }
    reading.picks = std::move(picks);
    return reading;
}

void Session::answer(const std::string& player, const Datum& answer, const std::string& group) {
    const OwnerId seat = seat_named(match_.game(), player);
    const Choice* choice = match_.game().open_choice(seat);
    if (choice == nullptr) {
        throw SpecFailure{fmt::format("{} has nothing to decide{}", player, open_questions())};
    }
    const Reading reading = read(*choice, answer, group);
    if (!reading.picks) {
        const std::string reason = reason_for(seat, reading).code;
        throw SpecFailure{fmt::format("\"{}\" is not offered to {}{}{}", reading.missing, player,
                                      reason == "not_offered" ? "" : " (" + reason + ")",
                                      open_questions())};
    }
    if (const auto refusal = match_.answer(seat, *reading.picks)) {
        throw SpecFailure{fmt::format("the answer of {} is refused: {}{}", player,
                                      match_.game().code_of(*refusal), open_questions())};
    }
}

Session::Why Session::told(const Refused& refused) const {
    const Game& game = match_.game();
    Why why{std::string{game.words().text(refused.reason)}, {}};
    for (const auto& [name, value] : refused.particulars) {
        Datum datum;
        if (value.kind() == ValueKind::integer) {
            datum = Datum{value.number()};
        } else if (value.kind() == ValueKind::word) {
            datum = Datum{std::string{game.words().text(value.word())}};
        } else if (value.kind() == ValueKind::definition) {
            datum = Datum{game.schema().definition(value.definition()).id};
        }
        why.particulars.push_back({std::string{game.words().text(name)}, std::move(datum)});
    }
    return why;
}

Session::Why Session::reason_for(OwnerId seat, const Reading& reading) {
    Game& game = match_.game();
    const State& state = game.state_for(seat);
    const Choice* choice = game.open_choice(seat);
    const Word group = reading.group.empty() ? no_word : game.words().intern(reading.group);
    if (choice != nullptr) {
        // What the group says of it, else what another one does.
        const Refused* found = nullptr;
        for (const Refused& refused : choice->refused) {
            Option option;
            option.what = refused.what;
            if (option_name(game, *choice, option) != reading.missing) continue;
            if (found == nullptr || (refused.group == group && found->group != group)) {
                found = &refused;
            }
        }
        if (found != nullptr) return told(*found);
    }
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (state.card(card).zone == no_zone || state.definition(card).id != reading.missing) {
            continue;
        }
        const Refused refused = game.why_not(seat, card, group);
        if (refused.reason != no_word) return told(refused);
    }
    if (choice != nullptr && choice->not_offered != no_word) {
        return {std::string{game.words().text(choice->not_offered)}, {}};
    }
    return {"not_offered", {}};
}

void Session::refused(const std::string& player, const Datum& answer, const std::string& reason,
                      const Datum& particulars) {
    Game& game = match_.game();
    const OwnerId seat = seat_named(game, player);
    const std::uint64_t before = game.table_state().hash();
    const std::string questions = open_questions();
    Why found;
    const Choice* choice = game.open_choice(seat);
    if (choice == nullptr) {
        found.code = game.code_of(game.finished() ? Refusal::game_over : Refusal::not_your_choice);
    } else {
        const Reading reading = read(*choice, answer, {});
        if (!reading.picks) {
            found = reason_for(seat, reading);
        } else if (const auto refusal = match_.answer(seat, *reading.picks)) {
            // A refused answer leaves the question open as it was.
            found.code = game.code_of(*refusal, choice);
        } else {
            throw SpecFailure{fmt::format("{} may answer {}, expected the refusal {}", player,
                                          to_text(answer), reason)};
        }
    }
    if (found.code != reason) {
        throw SpecFailure{
            fmt::format("refused with {}, expected {}{}", found.code, reason, questions)};
    }
    if (const Datum::Map* wanted = particulars.map()) {
        for (const auto& [name, value] : *wanted) {
            const Datum told{found.particulars};
            const Datum* said = told.at(name);
            if (said == nullptr || *said != value) {
                throw SpecFailure{fmt::format("{} says {} is {}, expected {}", reason, name,
                                              said == nullptr ? "nothing" : to_text(*said),
                                              to_text(value))};
            }
        }
    }
    if (game.table_state().hash() != before || open_questions() != questions) {
        throw SpecFailure{"a refused answer changed the game"};
    }
}

/// A table of this plan (seats, line-up, options) is not set up, and says why.
void Session::refused_table(const Datum& table, const std::string& reason) {
    const Blueprint& blueprint = match_.kit().blueprint();
    try {
        static_cast<void>(plan_setup(blueprint, plan_of(blueprint, table)));
    } catch (const std::invalid_argument& refusal) {
        const std::string found = refusal.what();
        if (found.find(reason) != std::string::npos) return;
        throw SpecFailure{fmt::format("refused with \"{}\", expected \"{}\"", found, reason)};
    }
    throw SpecFailure{"such a table is set up, expected the refusal " + reason};
}

void Session::take_back(const std::string& player) {
    if (!match_.take_back(seat_named(match_.game(), player))) {
        throw SpecFailure{player + " has nothing to take back"};
    }
}

void Session::feed(const std::vector<std::pair<std::string, Datum>>& steps) {
    for (const auto& [player, step] : steps) {
        if (step.word() != nullptr && *step.word() == "take_back") {
            take_back(player);
        } else {
            answer(player, step);
        }
    }
}

void Session::together(const Datum& wanted) {
    std::vector<std::pair<std::string, Datum::List>> lines;
    for (const auto& [name, answers] : *wanted.map()) {
        if (name == "orders") continue;
        if (answers.list() == nullptr) throw SpecFailure{"give each player a list of answers"};
        lines.emplace_back(name, *answers.list());
    }
    // Every interleaving is a sequence of players; permutations of a sorted list are all of them.
    std::vector<std::size_t> order;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        order.insert(order.end(), lines[line].second.size(), line);
    }
    constexpr int most_orders = 200;
    const std::size_t answers_before = match_.answers();
    std::optional<std::uint64_t> hash;
    for (int tried = 0; tried < most_orders; ++tried) {
        std::vector<std::size_t> at(lines.size());
        std::vector<std::pair<std::string, Datum>> steps;
        for (const std::size_t line : order) {
            steps.emplace_back(lines[line].first, lines[line].second[at[line]++]);
        }
        feed(steps);
        const std::uint64_t reached = match_.game().table_state().hash();
        if (hash && *hash != reached) {
            throw SpecFailure{"the order in which the answers arrive changes what comes out"};
        }
        hash = reached;
        if (!std::next_permutation(order.begin(), order.end())) return;
        if (tried + 1 == most_orders) return;
        while (match_.answers() > answers_before) {
            if (!match_.undo()) throw SpecFailure{"the answers cannot be taken back"};
        }
    }
}

void Session::pass_until(const Datum& goal) {
    constexpr int most_answers = 5000;
    const Datum* step = goal.at("step");
    const Datum* seat = goal.at("seat");
    Game& game = match_.game();
    for (int answers = 0; answers < most_answers; ++answers) {
        if (game.finished()) break;
        const Choice* choice = game.open_choice();
        if (choice == nullptr) break;
        const std::string& here = game.blueprint().steps[game.table_state().position.step].id;
        const bool at_step = step == nullptr || *step->word() == here;
        const bool at_seat = seat == nullptr || seat_named(game, *seat->word()) == choice->seat;
        if (at_step && at_seat && (answers > 0 || goal.at("again") == nullptr)) return;
        Picks picks;
        default_picks(*choice, picks);
        if (const auto refusal = match_.answer(choice->seat, picks)) {
            throw SpecFailure{fmt::format("passing was refused: {}", reason_code(*refusal))};
        }
    }
    if (step == nullptr && seat == nullptr && game.finished()) return;
    throw SpecFailure{"passing never led there" + open_questions()};
}

void Session::set(const std::string& who, const Datum& wishes) {
    // The table changes under an open question: what it offers is worked out anew.
    State changed = match_.game().table_state();
    match_.begin_from(match_.plan(), [&](Game& game) {
        game.restore(changed);
        arrange_owner(game, owner(who), wishes);
    });
}

void Session::unchanged(const std::function<void()>& body) {
    const std::uint64_t before = match_.game().table_state().hash();
    body();
    if (match_.game().table_state().hash() != before) throw SpecFailure{"the state changed"};
}

void Session::expect(const std::string& who, const Datum& expected) {
    const std::string problem =
        differences(match_.game(), match_.game().table_state(), owner(who), expected, std::nullopt);
    if (!problem.empty()) throw SpecFailure{who + ": " + problem};
}

void Session::expect_view(const std::string& player, const Datum& expected) {
    const OwnerId seat = seat_named(match_.game(), player);
    const State& state = match_.game().state_for(seat);
    if (expected.map() == nullptr) throw SpecFailure{"say what is seen of whom"};
    for (const auto& [who, what] : *expected.map()) {
        const std::string problem =
            differences(match_.game(), state, owner(who), what, Lens{state, seat});
        if (!problem.empty()) throw SpecFailure{player + " sees of " + who + ": " + problem};
    }
}

void Session::expect_asked(const std::string& player, const Datum& expected) {
    const Game& game = match_.game();
    const OwnerId seat = seat_named(game, player);
    const Choice* choice = game.open_choice(seat);
    if (choice == nullptr) throw SpecFailure{player + " is not asked" + open_questions()};
    const auto differ = [&](const std::string& what, const std::string& found,
                            const std::string& wanted) {
        if (found != wanted) {
            throw SpecFailure{
                fmt::format("{} is {}, expected {}{}", what, found, wanted, open_questions())};
        }
    };
    if (const Datum* prompt = expected.at("prompt")) {
        differ("the prompt", std::string{game.words().text(choice->prompt)}, to_text(*prompt));
    }
    if (const Datum* least = expected.at("min")) {
        differ("min", std::to_string(choice->least), to_text(*least));
    }
    if (const Datum* most = expected.at("max")) {
        differ("max", std::to_string(choice->most), to_text(*most));
    }
    if (const Datum* about = expected.at("about")) {
        Option option;
        option.what = choice->about;
        differ("what it is about", option_name(game, *choice, option), to_text(*about));
    }
    if (const Datum* inside = expected.at("inside"); inside != nullptr) {
        Datum::List found;
        for (const Reason& reason : game.reasons(seat)) {
            if (reason.card == no_definition) continue;
            const std::string& name = game.schema().definition(reason.card).id;
            if (found.empty() || *found.back().word() != name) found.push_back(Datum{name});
        }
        differ("it is asked inside", to_text(Datum{found}), to_text(*inside));
    }
    if (const Datum* options = expected.at("options"); options != nullptr) {
        std::vector<std::string> found;
        for (const Option& option : choice->options) {
            found.insert(found.end(), option.count, option_name(game, *choice, option));
        }
        std::vector<std::string> wanted;
        for (const Datum& name : *options->list()) {
            wanted.push_back(name.boolean() != nullptr ? (*name.boolean() ? "yes" : "no")
                                                       : to_text(name));
        }
        std::sort(found.begin(), found.end());
        std::sort(wanted.begin(), wanted.end());
        differ("the options", fmt::format("{}", fmt::join(found, ", ")),
               fmt::format("{}", fmt::join(wanted, ", ")));
    }
}

void Session::expect_not_asked(const std::string& player) {
    if (match_.game().open_choice(seat_named(match_.game(), player)) != nullptr) {
        throw SpecFailure{player + " is asked" + open_questions()};
    }
}

bool Session::menu_is_open() const {
    // A step's own question: of its table, of its function, or of the branches that function
    // opened.
    Game& game = match_.game();
    const Strand& strand = game.strand();
    const auto is_step_function = [&](std::size_t at) {
        return strand.frames[at].kind == Frame::Kind::script &&
               strand.frames[at].function == game.behaviours().steps[strand.frames[0].step];
    };
    if (strand.depth == 0 || strand.frames[0].kind != Frame::Kind::step) return false;
    if (strand.depth == 1) return true;
    if (!is_step_function(1)) return false;
    return strand.depth == 2 ||
           (strand.depth == 3 && strand.frames[2].kind == Frame::Kind::together);
}

void Session::expect_no_open_choice() {
    if (match_.game().open_choice() == nullptr || menu_is_open()) return;
    throw SpecFailure{"a question is open" + open_questions()};
}

void Session::expect_step(const std::string& step) {
    const Game& game = match_.game();
    const std::string& here = game.blueprint().steps[game.table_state().position.step].id;
    if (here != step) throw SpecFailure{fmt::format("the step is {}, expected {}", here, step)};
}

void Session::expect_active(const std::string& player) {
    const OwnerId active = match_.game().table_state().position.active;
    if (active != seat_named(match_.game(), player)) {
        throw SpecFailure{fmt::format(
            "{} is active, expected {}",
            active == table_owner ? std::string{"nobody"} : player_name(index_of(active)), player)};
    }
}

void Session::expect_round(std::int64_t round) {
    const auto here = match_.game().table_state().position.round;
    if (here != round) throw SpecFailure{fmt::format("it is round {}, expected {}", here, round)};
}

void Session::expect_running() {
    if (match_.game().finished()) throw SpecFailure{"the game is over"};
}

void Session::expect_finished(const Datum& expected) {
    const Game& game = match_.game();
    if (!game.finished()) throw SpecFailure{"the game goes on" + open_questions()};
    const auto& judgements = game.table_state().judgements;
    if (const Datum* winners = expected.at("winners"); winners != nullptr) {
        Datum::List found;
        for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
            if (judgements[seat].winner) found.push_back(Datum{player_name(seat)});
        }
        if (to_text(Datum{found}) != to_text(*winners)) {
            throw SpecFailure{fmt::format("the winners are {}, expected {}", to_text(Datum{found}),
                                          to_text(*winners))};
        }
    }
    if (const Datum* ranks = expected.at("ranks"); ranks != nullptr) {
        for (const auto& [player, wanted] : *ranks->map()) {
            Datum::List found;
            for (const std::int64_t part : judgements[index_of(seat_named(game, player))].rank) {
                found.push_back(Datum{part});
            }
            if (to_text(Datum{found}) != to_text(wanted)) {
                throw SpecFailure{fmt::format("{} is ranked {}, expected {}", player,
                                              to_text(Datum{found}), to_text(wanted))};
            }
        }
    }
}

void Session::expect_next_first(const Datum& players) {
    Game& game = match_.game();
    if (!game.finished()) throw SpecFailure{"the game goes on" + open_questions()};
    std::vector<OwnerId> winners;
    const auto& judgements = game.table_state().judgements;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        if (judgements[seat].winner) winners.push_back(id_at<OwnerId>(seat));
    }
    Datum::List found;
    for (const OwnerId seat : match_.scripts().first_after(game, winners)) {
        found.push_back(Datum{player_name(index_of(seat))});
    }
    if (to_text(Datum{found}) != to_text(players)) {
        throw SpecFailure{fmt::format("the next game is begun by one of {}, expected {}",
                                      to_text(Datum{found}), to_text(players))};
    }
}

std::int64_t Session::value(const Datum& subject, const std::string& query) {
    Game& game = match_.game();
    const auto found = game.blueprint().find_query(query);
    if (!found) throw SpecFailure{fmt::format("there is no query \"{}\"", query)};
    if (const std::int64_t* number = subject.integer()) {
        return game.value(*found, Value::of(id_at<CardId>(static_cast<std::size_t>(*number))));
    }
    const OwnerId who = owner(*subject.word());
    return game.value(*found, who == table_owner ? Value{ValueKind::game, 0} : Value::of(who));
}

std::int64_t Session::count(const std::string& who, const std::string& what) {
    const Game& game = match_.game();
    const State& state = game.table_state();
    const OwnerId of = owner(who);
    const ZoneKindId zone = game.schema().find_zone(what);
    if (zone != no_zone_kind)
        return static_cast<std::int64_t>(names_in(game, state, of, what).size());
    const Scope scope = of == table_owner ? Scope::game : Scope::player;
    const CounterId counter = game.schema().find_counter(scope, what);
    if (counter == no_counter) {
        throw SpecFailure{fmt::format("there is no zone or counter \"{}\"", what)};
    }
    return state.counter(scope, scope == Scope::game ? 0 : index_of(of), counter);
}

std::vector<std::string> Session::names(const std::string& who, const std::string& zone) {
    return names_in(match_.game(), match_.game().table_state(), owner(who), zone);
}

std::int64_t Session::card(const std::string& who, const std::string& zone, std::int64_t number) {
    const Game& game = match_.game();
    const State& state = game.table_state();
    const ZoneKindId kind = game.schema().find_zone(zone);
    if (kind == no_zone_kind) throw SpecFailure{fmt::format("there is no zone \"{}\"", zone)};
    const OwnerId of = game.schema().zone(kind).shared ? table_owner : owner(who);
    std::int64_t left = number;
    for (const ZoneId each : state.topology().family(kind, of)) {
        for (const CardId card : state.cards_in(each)) {
            if (--left == 0) return static_cast<std::int64_t>(index_of(card));
        }
    }
    throw SpecFailure{fmt::format("{} has no card number {} in {}", who, number, zone)};
}

std::int64_t Session::card_counter(std::int64_t card, const std::string& name) {
    const CounterId counter = match_.game().schema().find_counter(Scope::card, name);
    if (counter == no_counter) throw SpecFailure{fmt::format("cards have no counter \"{}\"", name)};
    return match_.game().table_state().counter(Scope::card, static_cast<std::size_t>(card),
                                               counter);
}

std::vector<std::string> Session::journal(const std::string& player) {
    std::vector<std::string> lines;
    const OwnerId seat = seat_named(match_.game(), player);
    for (const JournalEntry& entry : match_.journal()) {
        std::string line = journal_line(match_.game(), entry, seat, "en");
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace cardwright::tool
