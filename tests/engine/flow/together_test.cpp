// Players who decide at the same time: each on a fork, put together in seat order.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <numeric>

#include "support/game_lab.hpp"
#include "support/seats.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Everybody has three kinds of cards in hand and six in the deck.
GameLab dealt_lab(const std::string& body) {
    GameLab lab;
    lab.card("ant", "", "cost: 1").card("bee", "", "cost: 2").card("cat", "", "cost: 3");
    lab.deal(R"(
        for _, p in ipairs(game.seats) do
          for _, kind in ipairs { "ant", "bee", "cat" } do
            game:create(kind, 1, p.hand)
            game:create(kind, 2, p.deck)
          end
        end)");
    lab.start("for _, p in ipairs(game.seats) do p:shuffle(p.deck) end");
    return lab.step(body);
}

constexpr const char* place_two = R"(
    game:together(game.seats, function(p)
      for _ = 1, 2 do
        local card = p:choose_card { from = p.hand, prompt = "place" }
        p:move(card, p.board)
        p:add("coins", card:cost())
        p:shuffle(p.deck)
        p:draw_from(p.deck, p.hand, 1)
      end
    end)
    me:confirm { prompt = "after" })";

}  // namespace

TEST_CASE("everybody is asked at the same time and sees only their own changes",
          "[flow][together]") {
    Table table{dealt_lab(place_two), plan_for(3)};
    CHECK(table.game().together());
    CHECK(table.game().deciding().size() == 3);
    table.answer("bee", 2);
    CHECK(table.game().state_for(seat_two).cards_in(table.zone("board", 2)).size() == 1);
    CHECK(table.game().state_for(seat_one).cards_in(table.zone("board", 2)).empty());
    CHECK(table.cards_in("board", 2).empty());
    CHECK(table.asked(1) == "place");
    CHECK(table.asked(2) == "place");
}

TEST_CASE("any order of arrival leads to the same state", "[flow][together]") {
    const Kit kit = dealt_lab(place_two).kit();
    std::vector<int> order{1, 1, 2, 2, 3, 3};
    std::vector<std::uint64_t> hashes;
    do {
        Table table{kit, plan_for(3, 8)};
        std::vector<int> given(4);
        for (const int seat : order) {
            table.answer(given[static_cast<std::size_t>(seat)]++ == 0 ? "bee" : "ant", seat);
        }
        REQUIRE(table.asked() == "after");
        hashes.push_back(table.hash());
    } while (std::next_permutation(order.begin(), order.end()));
    CHECK(hashes.size() == 90);
    CHECK(std::adjacent_find(hashes.begin(), hashes.end(), std::not_equal_to<>{}) == hashes.end());
}

TEST_CASE("when all are done, everybody's changes are there", "[flow][together]") {
    Table table{dealt_lab(place_two)};
    table.answer("bee", 1).answer("cat", 2).answer("ant", 2).answer("cat", 1);
    CHECK(table.asked() == "after");
    CHECK(table.cards_in("board", 1) == "bee cat");
    CHECK(table.cards_in("board", 2) == "cat ant");
    CHECK(table.counter("coins", 1) == 5);
    CHECK(table.counter("coins", 2) == 4);
}

TEST_CASE("a seat may take its answers back until all are done", "[flow][together]") {
    Table table{dealt_lab(place_two)};
    Table straight{dealt_lab(place_two)};
    Match& match = table.match();
    CHECK_FALSE(match.take_back(seat_one));
    table.answer("bee", 1).answer("cat", 1);
    CHECK(table.asked(1).empty());
    CHECK(match.take_back(seat_one));
    CHECK(table.asked(1) == "place");
    CHECK(match.take_back(seat_one));
    CHECK_FALSE(match.take_back(seat_one));
    CHECK(table.offered(1) == "ant bee cat");
    table.answer("ant", 1).answer("bee", 2).answer("bee", 1).answer("ant", 2);
    CHECK_FALSE(match.take_back(seat_one));
    straight.answer("ant", 1).answer("bee", 1).answer("bee", 2).answer("ant", 2);
    CHECK(table.hash() == straight.hash());
    CHECK(match.answers() == 4);
    CHECK(to_text(match.record()) != "");
}

TEST_CASE("taking back leaves no trace in the journal", "[flow][together]") {
    Table table{dealt_lab(place_two)};
    table.answer("bee", 2);
    const std::size_t before = table.match().journal().size();
    table.answer("bee", 1);
    REQUIRE(table.match().journal().size() > before);
    REQUIRE(table.match().take_back(seat_one));
    CHECK(table.match().journal().size() == before);
}

TEST_CASE("a branch may change only what is its player's", "[flow][together]") {
    const auto error = [](const std::string& body) {
        return error_of(dealt_lab("game:together(game.seats, function(p) " + body + " end)"));
    };
    constexpr const char* rights = "each may change only what is their own";
    for (const char* body :
         {"p.left:add(\"coins\", 1)", "game:add(\"lots\", 1)", "p:move(p.left.hand, p.hand)",
          "p:move(p.hand, p.left.hand)", "p:move(p.hand, game.pool)", "game:shuffle(p.left.deck)",
          "p.left.hand:top():add(\"age\", 1)", "p.left.hand:add(\"debt\", 1)", "game:finish()",
          "game:begin_with(p)", "p:reveal(p.left.hand)", "p:look(p.left.hand)",
          "p:turn_face(p.left.hand, \"down\")", "p.left.hand:top():turn(1)",
          "p:draw_from(p.left.deck, p.hand, 1)", "p:refill(p.left.deck)"}) {
        CAPTURE(body);
        CHECK_THAT(error(body), ContainsSubstring(rights));
    }
    CHECK_THAT(error("p.left:confirm { prompt = \"x\" }"),
               ContainsSubstring("each is asked only in their own branch"));
    CHECK(error("p:add(\"coins\", 1) p:move(p.hand, p.board) p:draw_from(p.deck, p.hand, 2)")
              .empty());
}

TEST_CASE("deciding together cannot be nested", "[flow][together]") {
    for (const char* inner : {"together", "ask_all"}) {
        CHECK_THAT(error_of(dealt_lab("game:together(game.seats, function(p) game:" +
                                      std::string{inner} + "(game.seats, function(q) end) end)")),
                   ContainsSubstring("cannot be nested"));
    }
}

TEST_CASE("a branch's result comes back in seat order", "[flow][together]") {
    GameLab lab = dealt_lab(R"(
        local seen = game:together({ game.seats[3], game.seats[1] }, function(p)
          p:confirm { prompt = "ready" }
          return p.seat * 10
        end)
        game:log(table.concat(seen, ",")))");
    Table table{lab, plan_for(3)};
    CHECK(table.asked(2).empty());
    table.answer("yes", 3).answer("yes", 1);
    CHECK(table.log() == "10,30");
}

TEST_CASE("a plain question to all changes nothing and returns the answers in seat order",
          "[flow][together]") {
    GameLab lab = dealt_lab(R"(
        local picks = game:ask_all(game.seats, function(p)
          return p:choose_card { from = p.hand, prompt = "pick" }
        end)
        for _, card in ipairs(picks) do game:log(card.name .. card.owner.seat) end)");
    Table table{lab, plan_for(3)};
    const std::uint64_t before = table.hash();
    table.answer("cat", 2).answer("bee", 3);
    CHECK(table.hash() == before);
    REQUIRE(table.match().take_back(id_at<OwnerId>(2)));
    table.answer("ant", 3).answer("bee", 1);
    CHECK(table.log() == "bee1 cat2 ant3");
    CHECK_THAT(error_of(dealt_lab("game:ask_all(game.seats, function(p) p:add(\"coins\", 1) end)")),
               ContainsSubstring("nothing may be changed here"));
}

TEST_CASE("nobody asked means nobody waits", "[flow][together]") {
    CHECK(log_of(dealt_lab(R"(
        game:together(game.seats, function(p) p:add("coins", p.seat) end)
        game:together({}, function(p) end)
        game:log(game.seats[1].coins .. "," .. game.seats[2].coins))")) == "1,2");
}

TEST_CASE("mistakes in who decides are told", "[flow][together]") {
    CHECK_THAT(error_of(dealt_lab("game:together({ me, me }, function(p) end)")),
               ContainsSubstring("named twice"));
    CHECK_THAT(error_of(dealt_lab("game:together({ game.ghost }, function(p) end)")),
               ContainsSubstring("an owner without a seat decides nothing"));
    CHECK_THAT(error_of(dealt_lab("game:together(game.seats, 4)")),
               ContainsSubstring("expected a function"));
    CHECK_THAT(error_of(dealt_lab("game:together(me, function(p) end)")),
               ContainsSubstring("expected a table"));
}

TEST_CASE("a branch can look at the event and the context of the hook that began it",
          "[flow][together]") {
    GameLab lab;
    lab.card("imp", R"(
        function card.on_use(ctx)
          game:together(game.seats, function(p)
            if ctx.event:includes(p) then p:add("coins", ctx.event.note + ctx.params.more) end
            local own = game:announce("poked", { note = 50 })
            p:add("coins", own.note + ctx.event.note)
            p:confirm { prompt = "ready", about = ctx.card }
            p:add("coins", ctx.event.note)
          end)
        end)",
             "params: { more: 100 }");
    lab.step(R"(
        local event = game:announce("poked", { note = 3 })
        event:leave_out(me.left)
        me:resolve(me.board:top(), { hook = "on_use", event = event })
        game:log("note" .. event.note))");
    Table table{lab};
    table.answer("yes", 2).answer("yes", 1);
    CHECK(table.counter("coins", 1) == 103 + 53 + 3);
    CHECK(table.counter("coins", 2) == 53 + 3);
    CHECK(table.log() == "note3");
}

TEST_CASE("an error in a branch leaves the table as it was before the answer", "[flow][together]") {
    Table table{dealt_lab(R"(
        game:together(game.seats, function(p)
          p:move(p:choose_card { from = p.hand, prompt = "place" }, p.board)
          assert(p.board:top().name ~= "cat", "no cats")
          p:confirm { prompt = "sure" }
        end))")};
    table.answer("bee", 1);
    const std::uint64_t before = table.hash();
    CHECK_THAT(error_of([&] { table.answer("cat", 2); }), ContainsSubstring("no cats"));
    CHECK(table.hash() == before);
    CHECK(table.asked(1) == "sure");
    CHECK(table.asked(2) == "place");
    table.answer("ant", 2).answer("yes", 2).answer("no", 1);
    CHECK(table.finished());
    CHECK(table.cards_in("board", 1) == "bee");
}

TEST_CASE("what a branch sets aside must be gone when it ends", "[flow][together]") {
    GameLab lab;
    lab.card("imp", R"(function card.on_use(ctx)
        game:together(game.seats, function(p) p:draw_from(p.board, ctx.aside, 1) end)
      end)");
    lab.card("rock");
    lab.step(R"(me:resolve(me.board:bottom(), { hook = "on_use" }))");
    CHECK_THAT(error_of(lab), ContainsSubstring("still set aside: rock"));
}

// ---- what a branch closes over ----

namespace {

/// The error of a step that begins branches.
std::string error_in_branches(const std::string& before, const std::string& branch) {
    return error_of(
        dealt_lab(before + "\ngame:together(game.seats, function(p)\n" + branch + "\nend)"));
}

}  // namespace

TEST_CASE("a branch cannot assign a variable of the function around it", "[flow][together]") {
    constexpr const char* shared = "comes from outside the function";
    CHECK_THAT(error_in_branches("local n = 0", "n = n + 1"),
               ContainsSubstring("\"n\" " + std::string{shared}));
    CHECK_THAT(error_in_branches("local n = 0", "local f = function() n = 1 end"),
               ContainsSubstring(shared));
    CHECK_THAT(error_in_branches("local n = 0\nlocal function add() n = n + 1 end", "add()"),
               ContainsSubstring(shared));
    CHECK_THAT(
        error_in_branches("local n = 0\nlocal t = { { function() n = n + 1 end } }", "t[1][1]()"),
        ContainsSubstring(shared));
    CHECK_THAT(error_in_branches("local each = pairs({ 1, 2 })", "each()"),
               ContainsSubstring("an iterator of pairs " + std::string{shared}));
    CHECK(error_in_branches("local n = 5", "local n = n n = n + 1 p:add(\"coins\", n)").empty());
    CHECK(error_in_branches("", "local n = 5 local f = function() n = n + 1 end f()").empty());
}

TEST_CASE("a branch cannot write to a table of the function around it", "[flow][together]") {
    const std::string shared = "players who decide together share nothing";
    for (const char* write :
         {"t.a = 1", "t[1] = 1", "t[#t + 1] = p.seat", "table.insert(t, 1)", "table.remove(t)",
          "table.sort(t)", "t.deep.er[1] = 1", "t.self.self.a = 1", "t.put(3)",
          "for _, v in pairs(t.deep) do v.x = 1 end", "table.unpack(t.list).x = 1",
          "t.key[t.list] = 1", "local u = t u.deep.x = 1"}) {
        CAPTURE(write);
        CHECK_THAT(error_in_branches(R"(
            local t = { 7, 8, deep = { er = {} }, list = { {} }, key = {} }
            t.self = t
            t.put = function(x) t.x = x end)",
                                     write),
                   ContainsSubstring(shared));
    }
}

TEST_CASE("what a branch closes over can be read, and is the function's own again after it",
          "[flow][together]") {
    Table table{dealt_lab(R"(
        local t = { 7, 8, deep = { word = "w" }, [me] = 4 }
        local alias, total = t, 0
        t.self = t
        local function add(n) total = total + n t.sum = total end
        local function sum()
          local s = 0
          for _, n in ipairs(t) do s = s + n end
          for key, value in pairs(t) do s = s + (key == me and value or 0) end
          return s
        end
        local moves = { go = { from = me.hand }, stay = { from = me.left.hand } }
        local results = game:together(game.seats, function(p)
          assert(t.self == t and t.self.deep.word == "w" and #t == 2 and t[me] == 4)
          assert(alias == t and table.concat(t, ",") == "7,8")
          p:confirm { prompt = "ready" }
          local move, card = p:choose_move { prompt = "move", moves = moves, words = { "no" } }
          return sum() + (card and 1 or 0)
        end)
        assert(alias == t and t.self == t)
        add(results[1])
        add(results[2])
        t[3], t.deep.word = 100, "v"
        assert(alias.sum == total and #alias == 3 and alias.deep.word == "v")
        game:log(results[1] .. "," .. results[2] .. "," .. total .. "," .. sum()))")};
    table.answer("yes", 2).answer("yes", 1);
    CHECK(table.offered(1) == "go:ant go:bee go:cat stay:? stay:?@2 stay:?@3 no");
    REQUIRE(table.match().take_back(seat_one));
    table.answer("yes", 1).answer("no", 1).answer("no", 2);
    CHECK(table.log() == "20,20,40,119");
}

TEST_CASE("an error in a branch gives back what the function closes over", "[flow][together]") {
    Table table{dealt_lab(R"(
        local t = { 1 }
        game:together(game.seats, function(p)
          assert(p:confirm { prompt = "good" }, "not good")
          return t[1]
        end)
        t[2] = 2
        game:log("two" .. #t))")};
    table.answer("yes", 2);
    CHECK_THAT(error_of([&] { table.answer("no", 1); }), ContainsSubstring("not good"));
    table.answer("yes", 1);
    CHECK(table.log() == "two2");
}

TEST_CASE("what a branch closes over is paid for", "[flow][together]") {
    CHECK_THAT(error_of(dealt_lab(R"(
        local t = {}
        for n = 1, 100000 do t[n] = { n } end
        for _ = 1, 50 do game:together(game.seats, function(p) return t[1][1] end) end)")),
               ContainsSubstring("limit"));
}

TEST_CASE("branches may return lists of plain values", "[flow][together]") {
    Table table{dealt_lab(R"(
        local keep = { 5 }
        local picks = game:ask_all(game.seats, function(p)
          return p:choose_cards { from = p.hand, exactly = 2, prompt = "pick" }
        end)
        for seat, cards in ipairs(picks) do
          for _, card in ipairs(cards) do game:log(seat .. card.name) end
        end
        local same = game:together(game.seats, function(p) return keep end)
        same[1][1] = 6
        game:log("kept" .. same[2][1] .. keep[1])
        local none = game:together(game.seats, function(p) return {} end)
        game:log("none" .. #none[1] .. #none[2]))")};
    table.answer("cat ant", 2).answer("bee cat", 1);
    CHECK(table.log() == "1bee 1cat 2cat 2ant kept55 none00");
    const auto error = [](const std::string& returned) {
        return error_of(
            dealt_lab("game:together(game.seats, function(p) return " + returned + " end)"));
    };
    CHECK_THAT(error("{ {} }"), ContainsSubstring("cannot be used here"));
    CHECK_THAT(error("{ function() end }"), ContainsSubstring("cannot be used here"));
    CHECK_THAT(error("table.pack((\"x\"):rep(2000):byte(1, 2000))"), ContainsSubstring("too long"));
}
