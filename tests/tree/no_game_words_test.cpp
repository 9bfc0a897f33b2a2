// The engine knows cards, zones, counters and choices. Everything a particular game means by them
// is in its scripts and set files; a game's word in engine/ is a rule in the wrong place.
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tree/source_tree.hpp"

namespace {

// Parts of identifiers and words of comments alike: "drawDeck", "draw_deck" and "the deck" all
// contain "deck", and "handle" does not contain "hand".
std::vector<std::string> words_of(std::string_view text) {
    const auto is = [](int (*test)(int), char c) {
        return test(static_cast<unsigned char>(c)) != 0;
    };
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (!is(std::isalpha, c)) {
            finish();
            continue;
        }
        if (is(std::isupper, c) && i > 0) {
            const bool after_lower = is(std::islower, text[i - 1]);
            // The last capital of "HTTPDeck" starts the word Deck.
            const bool before_lower = i + 1 < text.size() && is(std::islower, text[i + 1]);
            if (after_lower || before_lower) finish();
        }
        word.push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    }
    finish();
    return words;
}

using Words = std::set<std::string, std::less<>>;

// Names that belong to one game. They have no place in the engine, not even in a comment.
const Words kNames = {
    // Games and their sets.
    "dominion", "dominions", "guilds", "chronicles", "deckbuilder", "deckbuilding",
    // What is counted.
    "coffer", "coffers", "villager", "villagers", "ducat", "ducats", "silver", "copper", "platinum",
    "treasury",
    // Cards and kinds of cards.
    "treasure", "treasures", "curse", "curses", "cursed", "artifact", "artifacts", "estate",
    "estates", "duchy", "province", "provinces", "moat", "militia", "smithy", "village", "villages",
    "witch", "bandit", "cellar", "chapel", "remodel", "masterpiece", "founder", "founders",
    "kingdom", "kingdoms"};

// Words that many games share with plain English. A comment may use them to give an example; code
// and texts may not, since there they would be a rule of a game.
const Words kTableWords = {
    "deck",   "decks",   "discard", "discards", "discarded", "discarding", "hand",   "hands",
    "trash",  "trashes", "trashed", "trashing", "supply",    "tableau",    "buy",    "buys",
    "buying", "bought",  "overpay", "overpaid", "exile",     "exiled",     "coin",   "coins",
    "gold",   "potion",  "potions", "fame",     "income",    "prestige",   "war",    "wars",
    "hero",   "heroes",  "monster", "monsters", "quest",     "quests",     "dragon", "dragons",
    "market", "gardens", "workshop"};

void find_words(const std::vector<tree::Line>& lines, const Words& forbidden,
                std::vector<std::string>& problems) {
    for (const auto& line : lines) {
        for (const auto& word : words_of(line.text)) {
            if (forbidden.contains(word)) problems.push_back(line.where() + ": " + word);
        }
    }
}

std::vector<std::string> word_problems_in(const std::vector<tree::Line>& lines) {
    std::vector<std::string> problems;
    find_words(lines, kNames, problems);
    find_words(tree::without_comments(lines), kTableWords, problems);
    return problems;
}

bool has_game_word(std::string_view text) {
    return !word_problems_in({tree::Line{"state/x.hpp", 1, std::string(text)}}).empty();
}

}  // namespace

TEST_CASE("game words are found in every spelling, and only they", "[tree]") {
    CHECK(has_game_word("int draw_deck = 0;"));
    CHECK(has_game_word("int drawDeck = 0;"));
    CHECK(has_game_word("int HTTPDeck = 0;"));
    CHECK(has_game_word("constexpr int MAX_COINS = 3;"));
    CHECK(has_game_word("x(\"discard it // from your \");"));
    CHECK(has_game_word("x(\"// your hand\");"));
    CHECK(has_game_word("x('\"'); /* y */ z(hand);"));
    CHECK(has_game_word("x(R\"q(\" // hand)q\");"));
    CHECK(has_game_word("x(1'000, hand);"));
    CHECK(has_game_word("// a province"));
    CHECK(has_game_word("kTrash2"));
    CHECK_FALSE(has_game_word("[[nodiscard]] Handle handle() const;"));
    CHECK_FALSE(has_game_word("move(card);  // for example from the deck to a hand"));
    CHECK_FALSE(has_game_word("move(/* hand */ card);"));
    CHECK_FALSE(has_game_word("warning, forward, buyer_ is no word of ours, coincide, marketing"));
}

TEST_CASE("the engine knows no word of a game", "[tree]") {
    const auto lines = tree::engine_lines();
    REQUIRE_FALSE(lines.empty());
    const auto problems = word_problems_in(lines);
    INFO(tree::joined(problems));
    CHECK(problems.empty());
}
