#include "journeys/secrecy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <utility>

#include "cardwright/console/play_plan.hpp"
#include "match/option_text.hpp"
#include "spec/journal_text.hpp"
#include "spec/table_text.hpp"
#include "state/lens.hpp"

namespace cardwright::testing {
namespace {

std::string named(const Lens& lens, Value what) {
    if (what.kind() != ValueKind::card) return std::to_string(what.bits());
    const State& state = lens.state();
    return fmt::format("{} {}", index_of(what.card()),
                       lens.knows(what.card()) ? state.definition(what.card()).id : "?");
}

/// Why something is refused, with all that the reason speaks of.
std::string reason_text(const Game& game, const Lens& lens, const Refused& refused) {
    std::string text{game.words().text(refused.reason)};
    for (const auto& [name, value] : refused.particulars) {
        text += fmt::format(" {} {}", game.words().text(name), named(lens, value));
    }
    return text + "\n";
}

/// The question, what is refused and why, and why each card the seat knows cannot be picked.
std::string asked(Game& game, OwnerId seat) {
    const Choice* choice = game.open_choice(seat);
    if (choice == nullptr) return "";
    game.explain(seat);
    const Game::LookAs inside{game, seat};
    const Lens lens{game.state_for(seat), seat};
    std::string text = question_text(game, *choice, "en");
    for (const Option& option : choice->options) text += named(lens, option.what) + "\n";
    for (const Refused& refused : choice->refused) {
        text += named(lens, refused.what) + ": " + reason_text(game, lens, refused);
    }
    for (std::size_t at = 0; at < lens.state().card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        if (lens.state().card(card).zone == no_zone || !lens.knows(card)) continue;
        const Refused why = game.why_not(seat, card);
        if (why.reason == no_word) continue;
        text += named(lens, Value::of(card)) + ": " + reason_text(game, lens, why);
    }
    return text;
}

/// What the bot that gives hints would do, or what goes wrong with it.
std::string advised(Match& match, OwnerId seat) {
    Game& game = match.game();
    const Choice* choice = game.open_choice(seat);
    const Bot* bot = match.scripts().bot(tool::standard_bot(match.kit().blueprint()));
    if (choice == nullptr || bot == nullptr) return "";
    match.scripts().seed_bots(1);
    Picks picks;
    std::string why;
    try {
        match.scripts().answer(*bot, game, seat, *choice, picks, &why);
    } catch (const GameError& error) {
        return error.what();
    }
    return answer_text(game, *choice, picks) + " " + why;
}

/// What a bot may count of its own.
std::string owned(const Lens& lens) {
    std::map<std::pair<DefId, int>, int> all;
    for (const CardId id : lens.owned()) {
        const Card& card = lens.state().card(id);
        ++all[{card.definition, card.side}];
    }
    std::string text;
    for (const auto& [what, many] : all) {
        text += fmt::format("owns {} {}: {}\n", index_of(what.first), what.second, many);
    }
    return text;
}

/// Everything a seat can find out now; of the journal, what is new.
std::string observed(Match& match, OwnerId seat, std::size_t told) {
    Game& game = match.game();
    std::string text = table_text(game, seat, "en");
    text += fmt::format("{}\n", Lens{game.state_for(seat), seat}.hash());
    text += owned(Lens{game.state_for(seat), seat});
    text += asked(game, seat);
    text += advised(match, seat);
    for (std::size_t at = told; at < match.journal().size(); ++at) {
        text += journal_line(game, match.journal()[at], seat, "en") + "\n";
    }
    return text;
}

}  // namespace

Secrecy::Secrecy(const Kit& kit) : match_{kit}, twin_{kit}, own_{kit} {
    // Bots are loaded before the first game.
    static_cast<void>(match_.scripts().bot(tool::standard_bot(kit.blueprint())));
}

void Secrecy::play(const TablePlan& plan, int questions_per_check) {
    match_.begin(plan);
    told_ = 0;
    Game& game = match_.game();
    Stream random = Stream::derive(plan.seed, hash_text("secrecy"));
    Picks picks;
    int questions = 0;
    while (!game.finished()) {
        const auto deciding = game.deciding();
        const OwnerId seat = deciding[random.below(static_cast<std::uint32_t>(deciding.size()))];
        check_journal();
        if (questions++ % questions_per_check == 0) {
            check_views(random);
            for (const OwnerId who : deciding) check_imagined(who, random);
            check_question(seat, random);
            told_ = match_.journal().size();
        }
        random_picks(*game.open_choice(seat), random, picks);
        REQUIRE_FALSE(match_.answer(seat, picks));
    }
}

void Secrecy::check_views(Stream& random) {
    Game& game = match_.game();
    for (std::size_t at = 0; at < game.table_state().seats(); ++at) {
        const OwnerId seat = id_at<OwnerId>(at);
        const std::string before = observed(match_, seat, told_);
        const Game::LookAs inside{game, seat};
        State kept = game.state();
        redeal(game.state(), seat, random);
        if (game.state().hash() != kept.hash()) ++changed_;
        const std::string after = observed(match_, seat, told_);
        game.state() = std::move(kept);
        CAPTURE(at);
        REQUIRE(before == after);
    }
}

/// A question that is the first thing to happen in its step is asked again from a table dealt anew.
void Secrecy::check_question(OwnerId seat, Stream& random) {
    const State& state = match_.game().table_state();
    if (&match_.game().state_for(seat) != &state) return;
    const auto ask_from = [&](const State& table) -> std::string {
        try {
            twin_.begin_from(match_.plan(), [&](Game& game) { game.state() = table; });
        } catch (const GameError& error) {
            return error.what();  // in the middle of an effect no step can begin
        }
        return asked(twin_.game(), seat);
    };
    const std::string question = asked(match_.game(), seat);
    if (ask_from(state) != question || twin_.game().table_state().hash() != state.hash()) return;
    State other = state;
    redeal(other, seat, random);
    REQUIRE(ask_from(other) == question);
    ++asked_again_;
}

/// By owner of the place they lie in, what cards there are.
std::map<OwnerId, std::map<DefId, int>> possessions(const State& state) {
    std::map<OwnerId, std::map<DefId, int>> all;
    for (std::size_t at = 0; at < state.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        ++all[state.owner_of(card)][state.card(card).definition];
    }
    return all;
}

/// A game of one's own stands at the same question, shows the seat the same, and goes on to an
/// end; the other game does not notice.
void Secrecy::check_imagined(OwnerId seat, Stream& random) {
    Game& game = match_.game();
    const std::uint64_t before = game.table_state().hash();
    const std::size_t told = match_.journal().size();
    const std::uint64_t view = Lens{game.state_for(seat), seat}.hash();
    const std::string question = asked(game, seat);
    const Moment moment = match_.moment();
    Game& own = own_.game();
    own.sit_down_at(moment);
    own.stand_at(moment, seat);
    REQUIRE(own.state_for(seat).hash() == game.state_for(seat).hash());
    own.imagine(moment, seat, random);
    REQUIRE(asked(own, seat) == question);
    REQUIRE(Lens{own.state_for(seat), seat}.hash() == view);
    const State& seen = own.state_for(seat);
    for (std::size_t at = 0; at < seen.card_count(); ++at) {
        const CardId card = id_at<CardId>(at);
        const Card& truth = game.state_for(seat).card(card);
        if ((truth.known_by & seat_bit(seat)) == 0) continue;
        REQUIRE(seen.card(card).definition == truth.definition);
    }
    // One knows what one owns, wherever it lies.
    REQUIRE(possessions(seen)[seat] == possessions(game.state_for(seat))[seat]);
    Picks picks;
    for (int left = 200; left > 0 && !own.finished(); --left) {
        const Choice& choice = *own.open_choice();
        random_picks(choice, random, picks);
        REQUIRE_FALSE(own.answer(choice.seat, picks));
    }
    REQUIRE(own.standing().size() == own.table_state().seats());
    REQUIRE(game.table_state().hash() == before);
    REQUIRE(match_.journal().size() == told);
    REQUIRE(asked(game, seat) == question);
    ++imagined_;
}

/// What the journal has told a seat of cards that lie where it can tell them by their place, its
/// lens knows too.
void Secrecy::check_journal() {
    const State& state = match_.game().table_state();
    const Journal& journal = match_.journal();
    std::set<ZoneId> touched;
    for (std::size_t left = journal.size(); left > told_; --left) {
        const JournalEntry& entry = journal[left - 1];
        if (entry.to == no_zone) {
            if (entry.from != no_zone) touched.insert(entry.from);  // removed from the game
            continue;
        }
        const bool arrived =
            entry.kind == JournalEntry::Kind::moved || entry.kind == JournalEntry::Kind::drawn;
        const bool first = touched.insert(entry.to).second;
        if (entry.from != no_zone) touched.insert(entry.from);
        if (!arrived || !first || entry.public_to != 0xFF) continue;
        // Without an order nothing is told by its place.
        if (!state.zone(entry.to).ordered || state.zone(entry.to).heap) continue;
        for (std::size_t seat = 0; seat < state.seats(); ++seat) {
            const Lens lens{state, id_at<OwnerId>(seat)};
            std::map<DefId, int> unknown;
            for (const JournalCard& card : entry.cards) {
                if ((card.seen_by & seat_bit(lens.seat())) != 0) ++unknown[card.definition];
            }
            for (const CardId card : state.cards_in(entry.to)) {
                if (lens.knows(card)) --unknown[state.card(card).definition];
            }
            const bool all_known = std::all_of(unknown.begin(), unknown.end(),
                                               [](const auto& each) { return each.second <= 0; });
            REQUIRE(all_known);
        }
    }
}

}  // namespace cardwright::testing
