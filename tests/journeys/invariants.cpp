#include "journeys/invariants.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <variant>

#include "match/option_text.hpp"
#include "match/record.hpp"
#include "state/lens.hpp"

namespace cardwright::testing {
namespace {

/// Of the cards that were dealt: what is made in play comes after them.
std::map<std::string, int> cards_by_kind(const State& state) {
    std::map<std::string, int> count;
    for (std::size_t at = 0; at < state.card_count() - state.cards_made; ++at) {
        const Card& card = state.card(id_at<CardId>(at));
        DefId kind = card.original == no_definition ? card.definition : card.original;
        const auto& faces = state.schema().definition(kind).faces;
        if (!faces.empty()) kind = faces[0];
        ++count[state.schema().definition(kind).id];
    }
    return count;
}

/// What is wrong with where the cards lie. One string instead of an assertion per card: there are
/// hundreds of millions of them.
std::string zone_problem(const State& state) {
    std::size_t found = 0;
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        const ZoneId zone = id_at<ZoneId>(at);
        const auto cards = state.cards_in(zone);
        found += cards.size();
        if (zones[at].capacity != 0 && cards.size() > zones[at].capacity) return "a zone overflows";
        for (const CardId card : cards) {
            if (state.card(card).zone != zone) return "a card lies in another zone than it says";
            const CardId below = state.card(card).on;
            if (below != no_card && state.card(below).zone != zone) {
                return "a card lies on one in another zone";
            }
        }
    }
    for (const Card& card : state.cards()) found += card.zone == no_zone ? 1 : 0;  // removed
    if (found != state.card_count()) return "a card was lost or doubled";
    return "";
}

/// Every card that came into the game or left it is in the journal, and no other.
std::string ledger_problem(const State& state, const Journal& journal) {
    if (journal.empty()) return "";
    std::size_t made = 0;
    std::size_t removed = 0;
    for (const JournalEntry& entry : journal) {
        if (entry.kind == JournalEntry::Kind::made) made += entry.cards.size();
        if (entry.kind == JournalEntry::Kind::removed) removed += entry.cards.size();
    }
    std::size_t nowhere = 0;
    for (const Card& card : state.cards()) nowhere += card.zone == no_zone ? 1 : 0;
    if (made != state.cards_made) return "a card was made that nobody was told of";
    return nowhere > removed ? "a card was removed that nobody was told of" : "";
}

std::string counter_problem(const State& state) {
    for (const Scope scope : {Scope::game, Scope::player, Scope::card}) {
        const auto& kinds = state.schema().counters_of(scope);
        const std::size_t subjects = scope == Scope::game     ? 1
                                     : scope == Scope::player ? state.owners()
                                                              : state.card_count();
        for (std::size_t subject = 0; subject < subjects; ++subject) {
            for (std::size_t id = 0; id < kinds.size(); ++id) {
                const auto value = state.counter(scope, subject, id_at<CounterId>(id));
                if ((kinds[id].at_least && value < *kinds[id].at_least) ||
                    (kinds[id].at_most && value > *kinds[id].at_most)) {
                    return "the counter " + kinds[id].name + " is out of bounds";
                }
            }
        }
    }
    return "";
}

/// Deals anew what each seat cannot know: its view must stay the same.
void check_views(const State& state, Stream& random) {
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        const OwnerId owner = id_at<OwnerId>(seat);
        State other = state;
        redeal(other, owner, random);
        REQUIRE(Lens{state, owner}.hash() == Lens{other, owner}.hash());
    }
}

std::vector<std::string> tokens_of(const Game& game, const Choice& choice) {
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        tokens.push_back(option_token(game, choice, at));
    }
    return tokens;
}

void check_wrong_answers(Match& match, const Choice& choice) {
    const std::uint64_t before = match.game().table_state().hash();
    const std::size_t answers = match.answers();
    const Picks beyond{static_cast<std::int32_t>(choice.options.size()) + 1000000};
    REQUIRE(match.answer(choice.seat, beyond));
    const OwnerId other =
        id_at<OwnerId>((index_of(choice.seat) + 1) % match.game().table_state().seats());
    if (match.game().open_choice(other) == nullptr) REQUIRE(match.answer(other, Picks{0}));
    REQUIRE(match.game().table_state().hash() == before);
    REQUIRE(match.answers() == answers);
}

/// Sets the answers of a record in, one seat at a time in an order of our own while players decide
/// together.
std::uint64_t replay_in_order(Match& match, const Record& record, Stream* random) {
    match.begin(record.plan);
    std::vector<std::vector<const RecordedAnswer*>> lines(record.plan.seats);
    for (const RecordedAnswer& answer : record.answers) lines[answer.seat].push_back(&answer);
    std::vector<std::size_t> next(lines.size());
    Game& game = match.game();
    // A game that nobody could end stops where its record does.
    for (std::size_t fed = 0; fed < record.answers.size(); ++fed) {
        REQUIRE_FALSE(game.finished());
        std::vector<OwnerId> deciding = game.deciding();
        std::erase_if(deciding, [&](OwnerId seat) {
            return next[index_of(seat)] == lines[index_of(seat)].size();
        });
        REQUIRE_FALSE(deciding.empty());
        const std::size_t pick =
            random != nullptr ? random->below(static_cast<std::uint32_t>(deciding.size())) : 0;
        const OwnerId seat = deciding[pick];
        const std::size_t line = index_of(seat);
        const RecordedAnswer& answer = *lines[line][next[line]++];
        const Choice* choice = game.open_choice(seat);
        REQUIRE(std::string{game.words().text(choice->prompt)} == answer.prompt);
        const auto picks = read_answer(game, *choice, answer.answer);
        REQUIRE(picks.has_value());
        REQUIRE_FALSE(match.answer(seat, *picks));
    }
    return game.table_state().hash();
}

}  // namespace

std::uint64_t play_and_check(Match& match, const TablePlan& plan, int questions_per_check,
                             const GameRule& own_rule) {
    match.begin(plan);
    Game& game = match.game();
    Stream random = Stream::derive(plan.seed, hash_text("invariants"));
    const auto cards = cards_by_kind(game.table_state());
    Picks picks;
    int questions = 0;
    while (!game.finished()) {
        const auto deciding = game.deciding();
        REQUIRE_FALSE(deciding.empty());
        const OwnerId seat = deciding[random.below(static_cast<std::uint32_t>(deciding.size()))];
        const Choice& choice = *game.open_choice(seat);
        const State& state = game.table_state();
        // Now and then: every question has its turn in some game.
        if (questions++ % questions_per_check == 0) {
            REQUIRE(zone_problem(state) == "");
            REQUIRE(cards_by_kind(state) == cards);
            REQUIRE(counter_problem(state) == "");
            REQUIRE(ledger_problem(state, match.journal()) == "");
            if (own_rule) REQUIRE(own_rule(state) == "");
            REQUIRE(state.hash() == hash_from_scratch(state));
            check_views(state, random);
            check_wrong_answers(match, choice);
            const auto tokens = tokens_of(game, choice);
            for (std::size_t at = 0; at < tokens.size(); ++at) {
                const auto read = read_answer(game, choice, tokens[at]);
                REQUIRE(read == Picks{static_cast<std::int32_t>(at)});
            }
        }
        random_picks(choice, random, picks);
        REQUIRE_FALSE(refuse(choice, picks));
        std::optional<Refusal> refusal;
        try {
            refusal = match.answer(seat, picks);
        } catch (const GameError& error) {
            // Players who act at random can get into games that nobody can end.
            if (error.limit != "steps_per_game" && error.limit != "choices_per_game") throw;
            break;
        }
        REQUIRE_FALSE(refusal);
    }
    REQUIRE(zone_problem(game.table_state()) == "");
    REQUIRE(game.table_state().hash() == hash_from_scratch(game.table_state()));
    REQUIRE(cards_by_kind(game.table_state()) == cards);
    // Whoever plays alone may lose against somebody without a seat.
    const auto& judgements = game.table_state().judgements;
    REQUIRE((!game.finished() || judgements.size() == 1 ||
             std::any_of(judgements.begin(), judgements.end(),
                         [](const Judgement& judgement) { return judgement.winner; })));
    return game.table_state().hash();
}

Replays::Replays(const Kit& kit)
    : with_history_{kit},
      quick_{kit,
             {.history = false, .journal = false, .whole_verbs = false, .flow = {}, .scripts = {}}},
      full_{kit,
            {.history = false, .journal = false, .whole_verbs = true, .flow = {}, .scripts = {}}} {}

void Replays::check_record(const Match& played) {
    const std::string text = to_text(played.record());
    const auto read = read_record(text);
    REQUIRE(std::holds_alternative<Record>(read));
    REQUIRE(to_text(std::get<Record>(read)) == text);
    const auto divergence = with_history_.put_in(std::get<Record>(read));
    if (divergence) FAIL(divergence->expected << " but " << divergence->found);
    REQUIRE(with_history_.game().table_state().hash() == played.game().table_state().hash());
}

void check_undo(Match& played, std::uint64_t seed) {
    const Record whole = played.record();
    const std::uint64_t end = played.game().table_state().hash();
    Stream random = Stream::derive(seed, hash_text("undo"));
    const std::size_t steps = std::min<std::size_t>(played.answers(), 1 + random.below(12));
    std::vector<std::uint64_t> hashes;
    for (std::size_t at = 0; at < steps; ++at) {
        hashes.push_back(played.game().table_state().hash());
        REQUIRE(played.undo());
    }
    for (std::size_t at = steps; at > 0; --at) {
        REQUIRE(played.redo());
        REQUIRE(played.game().table_state().hash() == hashes[at - 1]);
    }
    REQUIRE(played.game().table_state().hash() == end);
    REQUIRE(to_text(played.record()) == to_text(whole));
}

void Replays::check_arrival_order(const Match& played, std::uint64_t seed) {
    Stream random = Stream::derive(seed, hash_text("arrival"));
    const std::uint64_t hash = replay_in_order(quick_, played.record(), &random);
    REQUIRE(hash == played.game().table_state().hash());
}

void Replays::check_full_form(const Match& played) {
    const std::uint64_t hash = replay_in_order(full_, played.record(), nullptr);
    REQUIRE(hash == played.game().table_state().hash());
}

}  // namespace cardwright::testing
