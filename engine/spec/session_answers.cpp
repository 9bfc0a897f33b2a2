#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "match/option_text.hpp"
#include "match/think/thinker.hpp"
#include "spec/lua_datum.hpp"
#include "spec/session.hpp"
#include "spec/spec_plan.hpp"
#include "spec/table_text.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

constexpr std::size_t most_answers_together = 64;
constexpr int most_orders = 200;
constexpr int most_passes = 5000;

/// What an answer is called among the options.
std::string name_of_wish(const SpecValue& wish) {
    if (wish.is_truth()) return wish.truth() ? "yes" : "no";
    if (wish.is_number()) return std::to_string(wish.number(INT64_MIN, INT64_MAX));
    return wish.word();
}

bool is_called(const Game& game, const Choice& choice, std::size_t at, const std::string& name) {
    const Option& option = choice.options[at];
    const std::string token = option_token(game, choice, at);
    if (option_name(game, choice, option) == name || token == name ||
        token.starts_with(name + "@")) {
        return true;
    }
    // A player may be called by name.
    return option.what.kind() == ValueKind::owner && option.what.owner() != table_owner &&
           player_name(index_of(option.what.owner())) == name;
}

/// The first option of this name that can still be picked.
std::optional<std::int32_t> find_option(const Game& game, const Choice& choice,
                                        const std::string& group, const std::string& name,
                                        const Picks& picks) {
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        const Option& option = choice.options[at];
        if (!group.empty() && game.words().text(option.group) != group) continue;
        if (!is_called(game, choice, at, name)) continue;
        const auto pick = static_cast<std::int32_t>(at);
        if (std::count(picks.begin(), picks.end(), pick) < option.count) return pick;
    }
    return std::nullopt;
}

}  // namespace

Session::Reading Session::read(const Choice& choice, const SpecValue& answer,
                               const std::string& group) {
    Reading reading;
    Picks picks;
    std::string wanted_group = group;
    std::vector<SpecValue> wishes;
    if (answer.is_list()) {
        wishes = answer.list();
    } else if (answer.is_map()) {
        for (const auto& [key, value] : answer.entries()) {
            if (key == "group") {
                wanted_group = value.word();
            } else {
                wishes.push_back(value);
            }
        }
    } else {
        wishes.push_back(answer);
    }
    group_must_exist(wanted_group);
    reading.group = wanted_group;
    if (choice.kind == Choice::Kind::number) {
        for (const SpecValue& wish : wishes) {
            if (!wish.is_number()) {
                reading.missing = to_text(wish.datum());
                return reading;
            }
            picks.push_back(wish.small_number());
        }
        reading.picks = std::move(picks);
        return reading;
    }
    for (const SpecValue& wish : wishes) {
        const std::string name = name_of_wish(wish);
        const auto found = find_option(match_.game(), choice, wanted_group, name, picks);
        if (!found) {
            must_not_be_misspelt(name);
            // "done" ends a choice that may be left empty.
            if (name == "done" && wishes.size() == 1) break;
            reading.missing = name;
            return reading;
        }
        picks.push_back(*found);
    }
    reading.picks = std::move(picks);
    return reading;
}

/// A group that nothing in the game is called by is misspelt: nothing in it could ever be offered.
/// Nor could it in one that is called like a card.
void Session::group_must_exist(const std::string& group) const {
    const Game& game = match_.game();
    if (group.empty()) return;
    std::vector<std::string> known;
    for (const Step& step : game.blueprint().steps) {
        for (const MenuEntry& entry : step.menu) {
            known.emplace_back(game.words().text(entry.name));
        }
    }
    const bool card = game.schema().find_definition(group).has_value();
    const bool of_menu = std::find(known.begin(), known.end(), group) != known.end();
    if (of_menu || (!card && game.words().find(group) != no_word)) return;
    throw SpecFailure{fmt::format(
        "nothing is ever offered as \"{}\"{}", group,
        did_you_mean(group, std::vector<std::string_view>{known.begin(), known.end()}))};
}

/// What is nearly the name of a card is misspelt: that it is not offered proves nothing. `road.3`,
/// `?grain` and `miner@2` are read by their beginning.
void Session::must_not_be_misspelt(const std::string& name) const {
    const Game& game = match_.game();
    const std::size_t begin = name.starts_with('?') ? 1 : 0;
    const std::string stem = name.substr(begin, name.find_first_of(".@", begin) - begin);
    const bool number = stem.find_first_not_of("-0123456789") == std::string::npos;
    bool player = false;
    for (std::size_t seat = 0; seat < game.table_state().seats(); ++seat) {
        player = player || player_name(seat) == stem;
    }
    const bool known = number || player || name == "done" || name == "yes" || name == "no" ||
                       game.schema().find_definition(stem) ||
                       game.schema().find_zone(stem) != no_zone_kind ||
                       game.words().find(stem) != no_word;
    if (known) return;
    std::vector<std::string_view> cards;
    for (const Definition& each : game.schema().definitions) cards.emplace_back(each.id);
    const std::string meant = did_you_mean(stem, cards);
    if (!meant.empty()) throw SpecFailure{fmt::format("nothing is called \"{}\"{}", name, meant)};
}

std::optional<Refusal> Session::give(OwnerId who, const Picks& picks) {
    Game& game = match_.game();
    const Choice* choice = game.open_choice(who);
    reasons_must_agree(who);
    std::string line;
    if (choice != nullptr && !refuse(*choice, picks)) {
        line = fmt::format("{} is asked {}: {}", player_name(index_of(who)),
                           game.words().text(choice->prompt), answer_text(game, *choice, picks));
    }
    if (!line.empty()) answers_.push_back(std::move(line));
    return match_.answer(who, picks);
}

std::string Session::why_refused(OwnerId who, Refusal refusal) const {
    return std::string{match_.game().code_of(refusal, match_.game().open_choice(who))};
}

std::string Session::send(const SpecValue& player, const SpecValue& picks) {
    const OwnerId who = seat(player);
    const Choice* choice = match_.game().open_choice(who);
    // Options are counted from 1 here; a number that is asked for is sent as it is.
    const std::int32_t shift = choice != nullptr && choice->kind == Choice::Kind::number ? 0 : 1;
    Picks sent;
    for (const SpecValue& pick : picks.list()) {
        sent.push_back(
            static_cast<std::int32_t>(pick.number(std::int64_t{INT32_MIN} + 1, INT32_MAX) - shift));
    }
    const auto refusal = give(who, sent);
    return refusal ? why_refused(who, *refusal) : std::string{};
}

void Session::answer(const SpecValue& player, const SpecValue& answer, const std::string& group) {
    const OwnerId who = seat(player);
    const Choice* choice = match_.game().open_choice(who);
    if (choice == nullptr) throw SpecFailure{player.word() + " has nothing to decide"};
    const Reading reading = read(*choice, answer, group);
    if (!reading.picks) {
        const std::string reason = reason_for(who, reading).code;
        throw SpecFailure{fmt::format("\"{}\" is not offered to {}{}", reading.missing,
                                      player.word(),
                                      reason == "not_offered" ? "" : " (" + reason + ")")};
    }
    if (const auto refusal = give(who, *reading.picks)) {
        throw SpecFailure{fmt::format("the answer of {} is refused: {}", player.word(),
                                      why_refused(who, *refusal))};
    }
}

void Session::take_back(const SpecValue& player) {
    if (!match_.take_back(seat(player))) {
        throw SpecFailure{player.word() + " has nothing to take back"};
    }
    answers_.push_back(player.word() + " takes the last answer back");
}

void Session::together(const SpecValue& wanted) {
    struct Line {
        SpecValue player;
        std::vector<SpecValue> answers;
    };
    std::vector<Datum> names;
    const auto entries = wanted.entries();
    names.reserve(entries.size());
    std::vector<Line> lines;
    for (const auto& [name, answers] : entries) {
        if (name == "orders") {
            if (!answers.is_word("every")) answers.fail("\"every\"");
            continue;
        }
        names.push_back(Datum{name});
        lines.push_back({SpecValue{names.back(), answers.where()}, answers.list()});
    }
    // Every interleaving is a sequence of players; permutations of a sorted list are all of them.
    std::vector<std::size_t> order;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        order.insert(order.end(), lines[line].answers.size(), line);
    }
    if (order.size() > most_answers_together) {
        wanted.fail(fmt::format("at most {} answers", most_answers_together));
    }
    const std::size_t answers_before = match_.answers();
    std::optional<std::uint64_t> reached;
    for (int tried = 1; true; ++tried) {
        std::vector<std::size_t> at(lines.size());
        for (const std::size_t line : order) {
            const SpecValue& step = lines[line].answers[at[line]++];
            if (step.is_word("take_back")) {
                take_back(lines[line].player);
            } else {
                answer(lines[line].player, step);
            }
        }
        if (reached && *reached != hash()) {
            throw SpecFailure{"the order in which the answers arrive changes what comes out"};
        }
        reached = hash();
        if (tried == most_orders || !std::next_permutation(order.begin(), order.end())) return;
        while (match_.answers() > answers_before) {
            if (!match_.undo()) throw SpecFailure{"the answers cannot be taken back"};
        }
    }
}

void Session::pass_until(const SpecValue& goal) {
    goal.has_only({"step", "seat", "again"});
    const auto step = goal.at("step");
    const auto player = goal.at("seat");
    const auto again = goal.at("again");
    const bool at_least_once = again && again->truth();
    const std::string wanted_step = step ? step->word() : "";
    const OwnerId wanted_seat = player ? seat(*player) : table_owner;
    Game& game = match_.game();
    for (int passes = 0; passes < most_passes; ++passes) {
        if (game.finished()) break;
        const Choice* choice = game.open_choice();
        if (choice == nullptr) break;
        const std::string& here = game.blueprint().steps[game.table_state().position.step].id;
        const bool at_step = !step || wanted_step == here;
        const bool at_seat = !player || wanted_seat == choice->seat;
        if (at_step && at_seat && (passes > 0 || !at_least_once)) return;
        Picks picks;
        default_picks(*choice, picks);
        if (const auto refusal = give(choice->seat, picks)) {
            throw SpecFailure{
                fmt::format("passing was refused: {}", match_.game().code_of(*refusal))};
        }
    }
    if (!step && !player && game.finished()) return;
    throw SpecFailure{"passing never led there"};
}

void Session::search(const SpecValue& player, const SpecValue& playouts) {
    const OwnerId who = seat(player);
    if (match_.game().open_choice(who) == nullptr) {
        throw SpecFailure{fmt::format("{} is asked nothing", player.word())};
    }
    SearchSpec spec;
    spec.playouts = static_cast<std::uint32_t>(playouts.number(1, most_playouts));
    Thinker thinker{match_.kit(), spec, match_.options().flow, match_.options().scripts};
    const Picks picks = thinker.think(match_.moment(), who).answers.front().picks;
    if (const auto refusal = give(who, picks)) {
        throw SpecFailure{
            fmt::format("its answer was refused: {}", match_.game().code_of(*refusal))};
    }
}

}  // namespace cardwright
