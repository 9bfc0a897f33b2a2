// What a spec says is refused, and why.
#include <fmt/format.h>

#include <algorithm>

#include "match/option_text.hpp"
#include "spec/lua_datum.hpp"
#include "spec/session.hpp"
#include "spec/spec_plan.hpp"
#include "spec/table_text.hpp"

namespace cardwright {

Session::Why Session::why(const Refused& refused) const {
    const Game& game = match_.game();
    Datum::Map particulars;
    for (const auto& [name, value] : refused.particulars) {
        Datum datum;
        if (value.kind() == ValueKind::integer) {
            datum = Datum{value.number()};
        } else if (value.kind() == ValueKind::word) {
            datum = Datum{std::string{game.words().text(value.word())}};
        } else if (value.kind() == ValueKind::definition) {
            datum = Datum{game.schema().definition(value.definition()).id};
        }
        particulars.push_back({std::string{game.words().text(name)}, std::move(datum)});
    }
    return {std::string{game.words().text(refused.reason)}, Datum{std::move(particulars)}};
}

void Session::reasons_must_agree(OwnerId who) {
    Game& game = match_.game();
    game.explain(who);
    const Choice* choice = game.open_choice(who);
    if (choice == nullptr) return;
    const auto check = [&](Value offered, const Option& option) {
        const Refused why = game.why(who, offered, option.group);
        if (why.reason == no_word) return;
        throw SpecFailure{fmt::format("`why` says {} of {}, which `refuse` lets through",
                                      game.words().text(why.reason),
                                      option_name(game, *choice, option))};
    };
    for (const Option& option : choice->options) {
        if (option.what.kind() != ValueKind::card) {
            check(option.what, option);
            continue;
        }
        for (std::size_t nth = 0; nth < option.count; ++nth) {
            check(Value::of(choice->card_of(option, nth)), option);
        }
    }
}

Session::Why Session::reason_for(OwnerId who, const Reading& reading) {
    Game& game = match_.game();
    game.explain(who);
    const State& state = game.state_for(who);
    const Choice* choice = game.open_choice(who);
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
        if (found != nullptr) return why(*found);
        // A card that may act at any moment has its reason even where it is not in the game.
        const auto definition = game.schema().find_definition(reading.missing);
        if (definition && reading.group == "meanwhile") {
            const auto& otherwise =
                game.behaviours().cards[index_of(*definition)].meanwhile_otherwise;
            if (!otherwise.empty()) return {otherwise};
        }
        const auto of_group = [&](const auto& each) { return each.group == group; };
        if (group != no_word &&
            std::none_of(choice->options.begin(), choice->options.end(), of_group) &&
            std::none_of(choice->refused.begin(), choice->refused.end(), of_group) &&
            !game.blueprint().reasons[static_cast<std::size_t>(Refusal::unknown_group)].empty()) {
            return {std::string{game.code_of(Refusal::unknown_group)}};
        }
    }
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (state.card(card).zone == no_zone || state.definition(card).id != reading.missing) {
            continue;
        }
        const Refused refused = game.why_not(who, card, group);
        if (refused.reason != no_word) return why(refused);
    }
    if (choice != nullptr && choice->not_offered != no_word) {
        return {std::string{game.words().text(choice->not_offered)}};
    }
    return {"not_offered"};
}

void Session::refused(const SpecValue& player, const SpecValue& answer, const SpecValue& reason,
                      const SpecValue& particulars) {
    Game& game = match_.game();
    const OwnerId who = seat(player);
    const std::string expected = reason.absent() ? "" : reason.word();
    if (!reason.absent() && expected.empty()) reason.fail("a reason");
    const auto wanted = particulars.entries();
    const std::uint64_t before = hash();
    const std::string questions = open_questions();
    Why found;
    const Choice* choice = game.open_choice(who);
    if (const Refused idle = game.why_idle(who); choice == nullptr && idle.reason != no_word) {
        found = why(idle);
    } else if (choice == nullptr) {
        found.code = game.code_of(game.finished() ? Refusal::game_over : Refusal::not_your_choice);
    } else {
        const Reading reading = read(*choice, answer, {});
        if (!reading.picks) {
            found = reason_for(who, reading);
        } else if (const auto refusal = give(who, *reading.picks)) {
            // A refused answer leaves the question open as it was.
            found.code = game.code_of(*refusal, choice);
        } else {
            throw SpecFailure{
                fmt::format("{} may answer {}, expected {}", player.word(), to_text(answer.datum()),
                            expected.empty() ? "a refusal" : "the refusal " + expected)};
        }
    }
    if (!expected.empty() && found.code != expected) {
        throw SpecFailure{fmt::format("refused with {}, expected {}", found.code, expected)};
    }
    for (const auto& [name, value] : wanted) {
        const Datum* said = found.particulars.at(name);
        if (said != nullptr && *said == value.datum()) continue;
        throw SpecFailure{fmt::format("{} says {} is {}, expected {}", found.code, name,
                                      said == nullptr ? "nothing" : to_text(*said),
                                      to_text(value.datum()))};
    }
    if (hash() != before || open_questions() != questions) {
        throw SpecFailure{"a refused answer changed the game"};
    }
}

/// A table of this plan (seats, line-up, options) is not set up, and says why.
void Session::refused_table(const SpecValue& table, const SpecValue& reason) {
    table.has_only({"seats", "lineup", "options", "seed"});
    const Blueprint& blueprint = match_.kit().blueprint();
    const TablePlan plan = plan_of(blueprint, table);
    const std::string& expected = reason.word();
    try {
        static_cast<void>(plan_setup(blueprint, plan));
    } catch (const BadSetup& refusal) {
        const std::string found = fmt::format("{}: {}", BadSetup::code, refusal.what());
        if (found.find(expected) != std::string::npos) return;
        throw SpecFailure{fmt::format("refused with \"{}\", expected \"{}\"", found, expected)};
    }
    throw SpecFailure{"such a table is set up, expected the refusal " + expected};
}

}  // namespace cardwright
