// Whatever a bot can work out stays the same when all that its seat cannot know is dealt anew.

#include <catch2/catch_test_macros.hpp>

#include "match/match.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// Says in its reason everything it can find out.
constexpr const char* spy = R"(
  local bot = {}

  local function tell(line, card)
    table.insert(line, tostring(card) .. card.zone.name .. card.zone:count { name = "copper" } ..
      tostring(card.face_up) .. card.side .. tostring(card:is_top()) .. #card:above())
  end

  function bot.answer(view, choice)
    local line, label = { choice.prompt, choice.kind, choice.min, choice.max }, {}
    for n, option in ipairs(choice:options()) do
      if type(option.what) == "userdata" then
        label[option.what] = "option" .. n
      end
      table.insert(line, tostring(option.group) .. tostring(option.name) .. option.count ..
        tostring(option.what))
    end
    for _, pile in ipairs(view.supply:zones()) do
      table.insert(line, pile:count())
      for _, card in ipairs(pile:list()) do
        label[card] = card.name .. card:cost()
      end
    end
    for _, player in ipairs(view.players) do
      local top = player.discard_pile:top()
      table.insert(line, player.seat .. player.hand:count() .. tostring(top))
      for _, card in ipairs(player.in_play:list { type = "action", cost = { max = 4 } }) do
        tell(line, card)
      end
    end
    table.insert(line, view.me.deck:count() .. view.me.hand:total("cost"))
    for _, card in ipairs(view.me.hand:list()) do
      tell(line, card)
      label[card] = card.name
    end
    for _, name in pairs(label) do
      table.insert(line, name)
    end
    return choice:default(), table.concat(line, " ")
  end

  return bot)";

std::string told(Match& match, const Choice& choice) {
    Picks picks;
    std::string text;
    match.scripts().answer(*match.scripts().bot("spy"), match.game(), choice.seat, choice, picks,
                           &text);
    return text;
}

}  // namespace

TEST_CASE("a bot finds out nothing that its seat cannot know", "[journey][bot]") {
    const std::filesystem::path own{testing::source_tree()};
    const Overlay overlay{{(own / "scripts/dominion/bots/spy.lua").generic_string(), spy}};
    const Kit kit{Catalog::open({own}, overlay), {own}, "dominion", {"base"}};
    Match match{kit};
    static_cast<void>(match.scripts().bot("spy"));  // bots are loaded before the first game
    std::size_t different = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        match.begin(plan_for(3, seed));
        Stream random = Stream::derive(seed, hash_text("answers"));
        Picks picks;
        for (int answers = 0; answers < 200 && !match.game().finished(); ++answers) {
            const Choice choice = *match.game().open_choice();
            const std::string text = told(match, choice);
            const State kept = match.game().state();
            redeal(match.game().state(), choice.seat, random);
            if (match.game().state().hash() != kept.hash()) ++different;
            CAPTURE(seed, answers);
            REQUIRE(told(match, choice) == text);
            match.game().state() = kept;
            random_picks(choice, random, picks);
            REQUIRE_FALSE(match.answer(choice.seat, picks));
        }
    }
    CHECK(different > 300);
}
