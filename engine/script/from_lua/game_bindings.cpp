// What belongs to the whole table: set-up, chance, deciding together, trying things out.

#include <algorithm>

#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/changed.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

Game& dealing(Call& call) {
    Game& game = call.changing();
    if (!game.dealing()) call.mistake("piles are made only while the table is dealt");
    return game;
}

void create_in(Call& call, Game& game, DefId definition, std::int32_t many, ZoneId zone) {
    if (game.state().card_count() + static_cast<std::size_t>(many) > most_cards) {
        call.mistake("limit most_cards (" + std::to_string(most_cards) + ") reached");
    }
    game.must_have_room(zone, static_cast<std::size_t>(many));
    call.pay(static_cast<std::size_t>(many));
    for (std::int32_t made = 0; made < many; ++made) game.state().add_card(definition, zone);
}

int create(Call& call) {
    Game& game = call.changing();
    const DefId definition = definition_argument(call, 2);
    const auto many = call.integer(3, 0, static_cast<std::int64_t>(most_cards));
    const ZoneId zone = call.zone(4);
    if (game.dealing()) {
        create_in(call, game, definition, many, zone);
        return 0;
    }
    std::vector<CardId> made;
    const bool raised =
        game.make_cards(definition, static_cast<std::uint32_t>(many), zone, doer(call), made);
    return done_with_cards(call, raised, made);
}

int remove(Call& call) {
    Game& game = call.changing();
    std::vector<CardId> cards;
    call.cards(2, cards);
    game.remove_cards(cards, doer(call));
    return 0;
}

int create_pile(Call& call) {
    Game& game = dealing(call);
    if (call.any_handle(2).kind() != ValueKind::family) {
        call.mistake("expected a kind of zone with piles, got " + call.describe(2));
    }
    const Value kind = call.value(2);
    if (!game.schema().zone(kind.family_kind()).piles) {
        call.mistake("\"" + game.schema().zone(kind.family_kind()).name + "\" has no piles");
    }
    const DefId definition = definition_argument(call, 3);
    const auto many = call.integer(4, 0, static_cast<std::int64_t>(most_cards));
    const ZoneId pile = game.state().add_pile(kind.family_kind(), kind.family_owner(), definition);
    create_in(call, game, definition, many, pile);
    return call.push(Value::of(pile));
}

int begin_with(Call& call) {
    Game& game = call.changing();
    game.may_change(table_owner);
    const OwnerId player = call.player(2);
    if (index_of(player) >= game.state().seats())
        call.mistake("an owner without a seat has no turn");
    game.state().position.first = player;
    return 0;
}

int next_turn(Call& call) {
    Game& game = call.changing();
    bool extra = false;
    if (!call.absent(3)) {
        call.table(3);
        if (call.field(3, "extra")) extra = call.boolean(-1);
        call.only_fields(3, {"extra"});
    }
    game.next_turn(call.player(2), extra);
    return 0;
}

int skip_turn(Call& call) {
    Game& game = call.changing();
    const auto many = call.absent(2) ? 1 : call.integer(2, 0, most_turns_skipped);
    game.skip_turns(call.player(1), static_cast<std::uint8_t>(many));
    return 0;
}

int leave_game(Call& call) {
    return done(call, call.changing().leave_game(call.player(1)));
}

int return_to_game(Call& call) {
    call.changing().return_to_game(call.player(1));
    return 0;
}

int make_team(Call& call) {
    Game& game = call.changing();
    std::vector<OwnerId> players;
    call.each_element(2, [&](int element) { players.push_back(call.player(element)); });
    game.make_team(players);
    return 0;
}

int reverse(Call& call) {
    call.changing().reverse_order();
    return 0;
}

int finish(Call& call) {
    Game& game = call.changing();
    game.may_change(table_owner);
    game.finish_now();
    return 0;
}

int begin_branches(Call& call, bool forked) {
    Game& game = call.asking();
    if (game.in_branch()) call.mistake("players already decide together; this cannot be nested");
    BranchesRequest wanted;
    std::vector<OwnerId>& players = wanted.players;
    call.each_element(2, [&](int element) {
        const OwnerId player = call.player(element);
        if (index_of(player) >= game.state().seats()) {
            call.mistake("an owner without a seat decides nothing");
        }
        if (!game.state().order.in_game(player)) {
            call.mistake("a player who has left the game decides nothing");
        }
        if (std::find(players.begin(), players.end(), player) != players.end()) {
            call.mistake("a player is named twice");
        }
        players.push_back(player);
    });
    if (lua_type(call.lua(), 3) != LUA_TFUNCTION) call.mistake("expected a function of a player");
    if (players.empty()) {
        lua_newtable(call.lua());
        return 1;
    }
    wanted.function = call.world().share_function(call.lua(), 3);
    call.pay(players.size() * game.state().weight());
    wanted.forked = forked;
    game.request(std::move(wanted));
    return Call::suspend;
}

int together(Call& call) {
    return begin_branches(call, true);
}
int ask_all(Call& call) {
    return begin_branches(call, false);
}

int trial(Call& call) {
    Game& game = call.game();
    if (call.world().lens() != nullptr) call.mistake("a bot cannot try things out");
    if (lua_type(call.lua(), 2) != LUA_TFUNCTION) call.mistake("expected a function");
    call.pay(game.state().weight());
    lua_pushvalue(call.lua(), 2);
    const Game::Trial on_a_copy{game};
    call.world().call_quiet(call.lua(), 0, 1);
    return 1;
}

constexpr Binding game_table[] = {
    {api::Object::game | api::Object::player, "create", bound<create>},
    {api::Object::game | api::Object::player, "remove", bound<remove>},
    {api::Object::player, "leave_game", bound<leave_game>},
    {api::Object::player, "return_to_game", bound<return_to_game>},
    {api::Object::game, "make_team", bound<make_team>},
    {api::Object::game, "create_pile", bound<create_pile>},
    {api::Object::game, "begin_with", bound<begin_with>},
    {api::Object::game, "pass_first", bound<begin_with>},
    {api::Object::game, "next_turn", bound<next_turn>},
    {api::Object::game, "reverse", bound<reverse>},
    {api::Object::player, "skip_turn", bound<skip_turn>},
    {api::Object::game, "finish", bound<finish>},
    {api::Object::game, "together", bound<together>},
    {api::Object::game, "ask_all", bound<ask_all>},
    {api::Object::game, "trial", bound<trial>},
};

}  // namespace

std::span<const Binding> game_bindings() {
    return game_table;
}

}  // namespace cardwright
