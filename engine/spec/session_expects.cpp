#include <fmt/format.h>

#include <algorithm>

#include "match/option_text.hpp"
#include "spec/expectation.hpp"
#include "spec/lua_datum.hpp"
#include "spec/printed_facts.hpp"
#include "spec/session.hpp"

namespace cardwright {
namespace {

/// Names of players, as the judgement or a script gives them.
std::string text_of(const std::vector<OwnerId>& players) {
    std::vector<std::string> names;
    for (const OwnerId each : players) names.push_back(player_name(index_of(each)));
    return fmt::format("{{ {} }}", fmt::join(names, ", "));
}

std::vector<OwnerId> winners_of(const Game& game) {
    std::vector<OwnerId> winners;
    const auto& judgements = game.table_state().judgements;
    for (std::size_t seat = 0; seat < judgements.size(); ++seat) {
        if (judgements[seat].winner) winners.push_back(id_at<OwnerId>(seat));
    }
    return winners;
}

std::string text_of_numbers(const std::map<std::string, std::int64_t>& numbers) {
    std::vector<std::string> parts;
    for (const auto& [name, number] : numbers) {
        parts.push_back(fmt::format("{} = {}", name, number));
    }
    return fmt::format("{{ {} }}", fmt::join(parts, ", "));
}

std::string text_of_words(const SpecValue& list) {
    return fmt::format("{{ {} }}", fmt::join(list.words(), ", "));
}

}  // namespace

void Session::expect(const SpecValue& who, const SpecValue& expected) {
    const std::string problem =
        differences(match_.game(), match_.game().table_state(), owner(who), expected, std::nullopt);
    if (!problem.empty()) throw SpecFailure{who.word() + ": " + problem};
}

void Session::expect_view(const SpecValue& player, const SpecValue& expected) {
    const OwnerId viewer = seat(player);
    const State& state = match_.game().state_for(viewer);
    for (const auto& [who, what] : expected.entries()) {
        const OwnerId of = who == "game" ? table_owner : owner_named(match_.game(), who);
        const std::string problem =
            differences(match_.game(), state, of, what, Lens{state, viewer});
        if (!problem.empty()) {
            throw SpecFailure{player.word() + " sees of " + who + ": " + problem};
        }
    }
}

void Session::expect_before(const SpecValue& step, const SpecValue& who,
                            const SpecValue& expected) {
    const auto moment = moments_.find(step.word());
    if (moment == moments_.end()) {
        throw SpecFailure{fmt::format("no step or phase \"{}\" has begun", step.word())};
    }
    const std::string problem =
        differences(match_.game(), moment->second, owner(who), expected, std::nullopt);
    if (!problem.empty()) {
        throw SpecFailure{fmt::format("{} before {}: {}", who.word(), step.word(), problem)};
    }
}

void Session::expect_unknown(const SpecValue& player, const SpecValue& expected) {
    const OwnerId viewer = seat(player);
    const State& state = match_.game().state_for(viewer);
    const Lens lens{state, viewer};
    for (const auto& [who, zones] : expected.entries()) {
        const OwnerId of = who == "game" ? table_owner : owner_named(match_.game(), who);
        for (const auto& [name, wish] : zones.entries()) {
            const std::vector<std::string> cards =
                wish.is_word() ? std::vector{wish.word()} : wish.words();
            for (const std::string& card : cards) {
                if (match_.game().schema().find_definition(card)) continue;
                throw SpecFailure{fmt::format("{}: there is no card \"{}\"", wish.where(), card)};
            }
            for (const CardId card : cards_in(match_.game(), state, of, name)) {
                const std::string& id = state.definition(card).id;
                if (!lens.knows(card) || std::find(cards.begin(), cards.end(), id) == cards.end()) {
                    continue;
                }
                throw SpecFailure{
                    fmt::format("{} knows of {} in {} of {}", player.word(), id, name, who)};
            }
        }
    }
}

void Session::expect_printed(const SpecValue& card, const SpecValue& expected) {
    const Blueprint& blueprint = match_.kit().blueprint();
    const auto definition = blueprint.schema.find_definition(card.word());
    if (!definition) throw SpecFailure{fmt::format("there is no card \"{}\"", card.word())};
    const std::string problem = differences_in_print(blueprint, *definition, expected);
    if (!problem.empty()) throw SpecFailure{card.word() + ": " + problem};
}

void Session::expect_told(const SpecValue& player, const SpecValue& words) {
    const std::vector<std::string> lines = told(player);
    const bool found = std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
        return line.find(words.word()) != std::string::npos;
    });
    if (found) return;
    throw SpecFailure{fmt::format("{} was not told \"{}\", but:\n{}", player.word(), words.word(),
                                  fmt::join(lines, "\n"))};
}

void Session::expect_not_told(const SpecValue& player, const SpecValue& words) {
    for (const std::string& line : told(player)) {
        if (line.find(words.word()) == std::string::npos) continue;
        throw SpecFailure{fmt::format("{} was told: {}", player.word(), line)};
    }
}

std::optional<Session::Asked> Session::asked(const SpecValue& player) {
    Game& game = match_.game();
    const OwnerId who = seat(player);
    game.explain(who);
    const Choice* choice = game.open_choice(who);
    if (choice == nullptr) return std::nullopt;
    Asked asked;
    asked.prompt = game.words().text(choice->prompt);
    asked.least = choice->least;
    asked.most = choice->most;
    for (const auto& [name, number] : choice->arguments) {
        asked.numbers.emplace(game.words().text(name), number);
    }
    if (choice->about.kind() != ValueKind::none) {
        Option option;
        option.what = choice->about;
        asked.about = option_name(game, *choice, option);
    }
    for (const Reason& reason : game.reasons(who)) {
        if (reason.card == no_definition) continue;
        const std::string& name = game.schema().definition(reason.card).id;
        if (asked.inside.empty() || asked.inside.back() != name) asked.inside.push_back(name);
    }
    for (const Option& option : choice->options) {
        asked.options.insert(asked.options.end(), option.count, option_name(game, *choice, option));
    }
    for (const Refused& each : choice->refused) {
        Option option;
        option.what = each.what;
        asked.refused.push_back({option_name(game, *choice, option), why(each)});
    }
    return asked;
}

void Session::expect_asked(const SpecValue& player, const SpecValue& expected) {
    expected.has_only({"prompt", "min", "max", "numbers", "about", "inside", "options"});
    std::optional<Asked> asked = this->asked(player);
    if (!asked) throw SpecFailure{player.word() + " is not asked"};
    const auto differ = [&](const std::string& what, const std::string& found,
                            const std::string& wanted) {
        if (found == wanted) return;
        throw SpecFailure{fmt::format("{} is {}, expected {}", what, found, wanted)};
    };
    const auto in_braces = [](const std::vector<std::string>& words) {
        return fmt::format("{{ {} }}", fmt::join(words, ", "));
    };
    if (const auto prompt = expected.at("prompt")) {
        differ("the prompt", asked->prompt, prompt->word());
    }
    if (const auto least = expected.at("min")) {
        differ("min", std::to_string(asked->least), std::to_string(least->small_number()));
    }
    if (const auto most = expected.at("max")) {
        differ("max", std::to_string(asked->most), std::to_string(most->small_number()));
    }
    if (const auto numbers = expected.at("numbers")) {
        std::map<std::string, std::int64_t> wanted;
        for (const auto& [name, number] : numbers->entries()) {
            wanted.emplace(name, number.number(INT64_MIN, INT64_MAX));
        }
        differ("what the prompt mentions", text_of_numbers(asked->numbers),
               text_of_numbers(wanted));
    }
    if (const auto about = expected.at("about")) {
        differ("what it is about", asked->about, about->word());
    }
    if (const auto inside = expected.at("inside")) {
        differ("it is asked inside", in_braces(asked->inside), in_braces(inside->words()));
    }
    if (const auto options = expected.at("options")) {
        std::vector<std::string> wanted;
        for (const SpecValue& name : options->list()) {
            wanted.push_back(name.is_truth()    ? (name.truth() ? "yes" : "no")
                             : name.is_number() ? to_text(name.datum())
                                                : name.word());
        }
        std::sort(asked->options.begin(), asked->options.end());
        std::sort(wanted.begin(), wanted.end());
        if (asked->options != wanted) {
            throw SpecFailure{fmt::format("the options are {}, expected {}",
                                          in_braces(asked->options), in_braces(wanted))};
        }
    }
}

void Session::expect_not_asked(const SpecValue& player) {
    if (match_.game().open_choice(seat(player)) != nullptr) {
        throw SpecFailure{player.word() + " is asked"};
    }
}

bool Session::menu_is_open() const {
    // A step's own question: of its table, of its function, or of the branches that function
    // opened.
    Game& game = match_.game();
    const Strand& strand = game.strand();
    const auto is_step_function = [&](std::size_t at) {
        const auto* const function = std::get_if<FunctionFrame>(&strand.frames[at].kind);
        const std::uint16_t step = strand.frames[0].as<StepFrame>().step;
        return function != nullptr && function->function == game.behaviours().steps[step];
    };
    if (strand.depth == 0 || !strand.frames[0].is<StepFrame>()) return false;
    if (strand.depth == 1) return true;
    if (!is_step_function(1)) return false;
    return strand.depth == 2 || (strand.depth == 3 && strand.frames[2].is<BranchesFrame>());
}

void Session::expect_no_open_choice() {
    if (match_.game().open_choice() == nullptr || menu_is_open()) return;
    throw SpecFailure{"a question is open"};
}

void Session::expect_step(const SpecValue& step) {
    const Game& game = match_.game();
    const std::string& here = game.blueprint().steps[game.table_state().position.step].id;
    if (here != step.word()) {
        throw SpecFailure{fmt::format("the step is {}, expected {}", here, step.word())};
    }
}

void Session::expect_active(const SpecValue& player) {
    const OwnerId active = match_.game().table_state().position.active;
    if (active == seat(player)) return;
    throw SpecFailure{
        fmt::format("{} is active, expected {}",
                    active == table_owner ? std::string{"nobody"} : player_name(index_of(active)),
                    player.word())};
}

void Session::expect_round(const SpecValue& round) {
    const auto wanted = round.number(0, UINT32_MAX);
    const auto here = match_.game().table_state().position.round;
    if (here != wanted) {
        throw SpecFailure{fmt::format("it is round {}, expected {}", here, wanted)};
    }
}

void Session::expect_running() {
    if (match_.game().finished()) throw SpecFailure{"the game is over"};
}

void Session::expect_finished(const SpecValue& expected) {
    expected.has_only({"winners", "ranks"});
    const Game& game = match_.game();
    if (!game.finished()) throw SpecFailure{"the game goes on"};
    if (const auto winners = expected.at("winners")) {
        const std::string found = text_of(winners_of(game));
        const std::string wanted = text_of_words(*winners);
        if (found != wanted) {
            throw SpecFailure{fmt::format("the winners are {}, expected {}", found, wanted)};
        }
    }
    const auto ranks = expected.at("ranks");
    if (!ranks) return;
    for (const auto& [player, rank] : ranks->entries()) {
        std::vector<std::int64_t> wanted;
        for (const SpecValue& part : rank.list()) {
            wanted.push_back(part.number(INT64_MIN, INT64_MAX));
        }
        const auto& found = game.table_state().judgements[index_of(seat_named(game, player))].rank;
        if (found != wanted) {
            throw SpecFailure{fmt::format("{} is ranked {{ {} }}, expected {{ {} }}", player,
                                          fmt::join(found, ", "), fmt::join(wanted, ", "))};
        }
    }
}

void Session::expect_next_first(const SpecValue& players) {
    Game& game = match_.game();
    const std::string wanted = text_of_words(players);
    if (!game.finished()) throw SpecFailure{"the game goes on"};
    const std::string found = text_of(match_.scripts().first_after(game, winners_of(game)));
    if (found != wanted) {
        throw SpecFailure{
            fmt::format("the next game is begun by one of {}, expected {}", found, wanted)};
    }
}

}  // namespace cardwright
