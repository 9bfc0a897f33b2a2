---@meta cardwright
-- What scripts of Cardwright may call. Made with `cardwright annotate --docs docs`; do not change it by hand.
-- luacheck: ignore

--- cards, wherever they are taken from: a zone serves as the list of its cards.
---@alias cardwright.Cards cardwright.Card|cardwright.Zone|cardwright.Zones|(cardwright.Card|cardwright.Zone|cardwright.Zones)[]

--- what the engine can keep: a number, a truth, a word or an object.
---@alias cardwright.Value integer|boolean|string|cardwright.Player|cardwright.Card|cardwright.Zone|cardwright.Definition

--- which way a card lies.
---@alias cardwright.Face "up"|"down"

--- an answer to the open choice, to be returned by the bot.
---@alias cardwright.Answer integer

--- the key of a text in a locale file.
---@alias cardwright.TextKey string

--- a code that says why not; its words are at `reason.<code>` in a locale file.
---@alias cardwright.Reason string

--- the id of a card.
---@alias cardwright.CardName string

--- a type of cards.
---@alias cardwright.TypeName string

--- a counter of the object.
---@alias cardwright.CounterName string

--- an event the ruleset or a set declares.
---@alias cardwright.EventName string

--- a hook the ruleset or a set declares.
---@alias cardwright.HookName string

--- a query, counter or printed number of cards.
---@alias cardwright.NumberName string

--- an effect that the script of the source card declares.
---@alias cardwright.EffectName string

--- when an effect ends.
---@alias cardwright.Lifetime "turn"|"phase"|"round"|"step"|"next_time"|"game"

--- says why a candidate is not offered: nothing, or a reason and what it speaks of; about cards also a list of reasons, each with the keys of the filter of the cards it is for.
---@alias cardwright.Refuse (fun(candidate: any): cardwright.Reason?, table?)|table<any, cardwright.Reason>|table[]

--- says why a candidate is refused; then what `refuse` returns only counts as yes or no.
---@alias cardwright.Why fun(candidate: any): cardwright.Reason?, table?

--- one thing that may be picked: `{ group, what, count, name }`.
---@alias cardwright.Option { group: string?, what: cardwright.Value, count: integer, name: string? }

--- Conditions that cards must fulfil: these, and facts, counters and queries of
--- cards: a value, a list of values, or `{ min = 1, max = 3 }`.
---@class cardwright.Filter
---@field type? cardwright.TypeName|cardwright.TypeName[] # Any of these types.
---@field name? cardwright.CardName|cardwright.Definition|(cardwright.CardName|cardwright.Definition)[] # Any of these cards.
---@field top? boolean # Whether no card lies on it.
---@field face_up? boolean # Whether it lies face up.
---@field except? cardwright.Filter # A filter that must not hold.
---@field where? fun(card: cardwright.Card): boolean # A function that only answers.

---@class cardwright.MoveHow
---@field to? "top"|"bottom" # Which end of the zone; the top unless told.
---@field face? cardwright.Face # How the cards lie afterwards; up unless told.

---@class cardwright.AddEffectHow
---@field source? cardwright.Card # The card whose script declares it; that of the context unless told.
---@field ends? cardwright.Lifetime # When it ends.
---@field fields? cardwright.Value[] # Up to four values, read as `ctx.effect[1]`.

---@class cardwright.ChooseCardQuestion: cardwright.Filter
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field from cardwright.Cards # Where the cards come from.
---@field refuse? cardwright.Refuse # Which candidates are not offered, and why.
---@field why? cardwright.Why # Why not, asked only when somebody wants to know.
---@field optional? boolean # Whether nothing may be chosen.
---@field too_few? cardwright.Reason # Why an answer with too few is refused.
---@field too_many? cardwright.Reason # Why an answer with too many is refused.
---@field not_offered? cardwright.Reason # Why an answer with something else is refused.
---@field to? cardwright.Zone # Where what is picked goes before the script goes on.

---@class cardwright.ChooseCardsQuestion: cardwright.Filter
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field from cardwright.Cards # Where the cards come from.
---@field refuse? cardwright.Refuse # Which candidates are not offered, and why.
---@field why? cardwright.Why # Why not, asked only when somebody wants to know.
---@field exactly? integer # So many, or all if there are fewer.
---@field up_to? integer # At most so many.
---@field at_least? integer # At least so many.
---@field ordered? boolean # Whether the order of the picks counts.
---@field optional? boolean # Whether nothing may be chosen.
---@field too_few? cardwright.Reason # Why an answer with too few is refused.
---@field too_many? cardwright.Reason # Why an answer with too many is refused.
---@field not_offered? cardwright.Reason # Why an answer with something else is refused.
---@field to? cardwright.Zone # Where what is picked goes before the script goes on.

---@class cardwright.ChooseOptionQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field among cardwright.Value[]|cardwright.Value[][]|cardwright.Zones # What may be chosen.
---@field refuse? cardwright.Refuse # Which candidates are not offered, and why.
---@field why? cardwright.Why # Why not, asked only when somebody wants to know.
---@field optional? boolean # Whether nothing may be chosen.
---@field too_few? cardwright.Reason # Why an answer with too few is refused.
---@field too_many? cardwright.Reason # Why an answer with too many is refused.
---@field not_offered? cardwright.Reason # Why an answer with something else is refused.

---@class cardwright.ChooseOptionsQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field among cardwright.Value[]|cardwright.Value[][]|cardwright.Zones # What may be chosen.
---@field refuse? cardwright.Refuse # Which candidates are not offered, and why.
---@field why? cardwright.Why # Why not, asked only when somebody wants to know.
---@field exactly? integer # So many, or all if there are fewer.
---@field up_to? integer # At most so many.
---@field at_least? integer # At least so many.
---@field ordered? boolean # Whether the order of the picks counts.
---@field too_few? cardwright.Reason # Why an answer with too few is refused.
---@field too_many? cardwright.Reason # Why an answer with too many is refused.
---@field not_offered? cardwright.Reason # Why an answer with something else is refused.

---@class cardwright.ChooseNumberQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field min? integer # The lowest; 0 unless told.
---@field max integer # The highest.
---@field optional? boolean # Whether nothing may be chosen.

---@class cardwright.ConfirmQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.

---@class cardwright.NameCardQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field type? cardwright.TypeName # Only cards of this type.

---@class cardwright.ArrangeQuestion: cardwright.Filter
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field from cardwright.Cards # Where the cards come from.
---@field refuse? cardwright.Refuse # Which candidates are not offered, and why.
---@field why? cardwright.Why # Why not, asked only when somebody wants to know.

---@class cardwright.ChooseMoveQuestion
---@field prompt cardwright.TextKey # The question, in a locale file.
---@field about? cardwright.Value # What the question is about.
---@field numbers? table<string, integer> # Numbers for the prompt's text.
---@field forced? boolean # Do not ask when only one answer exists.
---@field moves? table<string, { from: cardwright.Cards, refuse: cardwright.Refuse?, why: cardwright.Why? }> # By name: from where, the keys of a filter, `refuse` and `why`.
---@field words? string[] # What may be chosen besides cards.
---@field not_offered? cardwright.Reason # Why an answer with something else is refused.

---@class cardwright.ResolveHow
---@field hook cardwright.HookName # Which function of the card's script.
---@field event? cardwright.Event # What the function finds as `ctx.event`.
---@field gives? boolean # Whether what the card gives comes first; true unless told.
---@field time? integer # Which of several times it is: players are told.
---@field times? integer # How many times there are in all.

---@class cardwright.NextTurnHow
---@field extra? boolean # A turn between: afterwards play goes on from where it stood. It is of no round.

---@class cardwright.RandomTold
---@field tell cardwright.TextKey # The text; `{number}` is what came up, `{cards}` a card, `{whom}` a player.
---@field who? cardwright.Player # Whose throw it is.

---@class cardwright.RandomPickTold
---@field tell cardwright.TextKey # The text; `{number}` is what came up, `{cards}` a card, `{whom}` a player.
---@field who? cardwright.Player # Whose throw it is.

---@class cardwright.TellWhat
---@field who? cardwright.Player # Who did it.
---@field whom? cardwright.Player # Who else it is about.
---@field card? cardwright.Card|cardwright.Definition|cardwright.CardName # A card, or only its name.
---@field cards? cardwright.Cards # Several cards.
---@field number? integer # How much or how many.
---@field to? cardwright.Player[] # Who is told; everybody unless said.

--- The table as a whole. Scripts reach it as `game`, bots as `view`. Zones of the table, its counters, queries about it and owners without a seat are on it by name.
---@class cardwright.Game
---@field players cardwright.Player[] # All seats in the game, in the order of play from the active player on; see `seats`.
---@field seats cardwright.Player[] # All seats in their order at the table, also those that have left the game.
---@field active cardwright.Player? # Who acts in this phase; nil where nobody does.
---@field turn cardwright.Player? # Whose turn it is.
---@field first cardwright.Player? # Who goes first.
---@field reversed boolean # Whether play goes to the right.
---@field round integer # The number of the round, from 1.
---@field phase string? # The id of the phase; nil while a table is dealt.
---@field params table<string, integer> # The numbers that the ruleset and its sets declare under `params`.
---@field options table<string, integer> # What the table has chosen of the ruleset's `options`.
---@field lineup cardwright.Definition[] # The cards of the line-up, in its order.
---@field all table<string, cardwright.Zones> # The zones of all players, by kind.
---@field definitions cardwright.Definition[] # All cards of the sets in use.
---@field me cardwright.Player # The player whose bot is asked. Only for bots.
local Game = {}

--- Moves cards to the top or the bottom of a zone. Who moves them keeps knowing them; several in one call into a hidden pile: the others do not see their order.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:move(cards, me.stock, { to = "bottom" })
--- ```
---@param cards cardwright.Cards
---@param zone cardwright.Zone
---@param how? cardwright.MoveHow
function Game:move(cards, zone, how) end

--- Moves up to n cards from the top of a zone, refilling it by shuffling; returns them.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local drawn = me:draw_from(me.stock, me.row, 2)
--- ```
---@param zone cardwright.Zone
---@param to cardwright.Zone
---@param n integer
---@return cardwright.Card[]
function Game:draw_from(zone, to, n) end

--- Shuffles a zone.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:shuffle(me.stock)
--- ```
---@param zone cardwright.Zone
function Game:shuffle(zone) end

--- Shuffles what the zone refills from into it if it is empty; false if it stays empty.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- if not me:refill(me.stock) then return end
--- ```
---@param zone cardwright.Zone
---@return boolean
function Game:refill(zone) end

--- Lays a card on another, or in a zone.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:lay(card, me.row:top())
--- ```
---@param card cardwright.Card
---@param on cardwright.Card|cardwright.Zone
function Game:lay(card, on) end

--- Turns cards face up or face down.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:turn_face(card, "down")
--- ```
---@param cards cardwright.Cards
---@param face cardwright.Face
function Game:turn_face(cards, face) end

--- Shows cards to everybody.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:reveal(me.stock:top())
--- ```
---@param cards cardwright.Cards
function Game:reveal(cards) end

--- Adds to a counter within its bounds; returns by how much it really changed.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local got = me:add("tokens", 2)
--- ```
---@param counter cardwright.CounterName
---@param n integer
---@return integer
function Game:add(counter, n) end

--- Adds a temporary effect that the script of the source card declares.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:add_effect("cheaper", { ends = "turn", fields = { 2 } })
--- ```
---@param name cardwright.EffectName
---@param how? cardwright.AddEffectHow
function Game:add_effect(name, how) end

--- Puts `in_card` in the very place of `out`, which goes to the zone.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:replace(old, new, game.box)
--- ```
---@param out cardwright.Card
---@param in_card cardwright.Card
---@param zone cardwright.Zone
function Game:replace(out, in_card, zone) end

--- Raises an event and runs its triggers.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:fire("mended", { player = me, card = card })
--- ```
---@param event cardwright.EventName|cardwright.Event # A name, or an event that `announce` returned.
---@param fields? table<string, cardwright.Value|cardwright.Value[]> # What the event tells, for a name.
---@return cardwright.Event
function Game:fire(event, fields) end

--- Runs the replacements of an event before it happens; then look at `event.cancelled`.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local event = game:announce("mended", { player = me, card = card })
--- ```
---@param name cardwright.EventName
---@param fields? table<string, cardwright.Value|cardwright.Value[]>
---@return cardwright.Event
function Game:announce(name, fields) end

--- Players may answer an event, one after the other, until all pass in a row; false if one of the answers has cancelled it.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- if not game:respond("answer", event) then return end
--- ```
---@param window string # A window that the ruleset declares.
---@param event cardwright.Event # What players may answer.
---@return boolean
function Game:respond(window, event) end

--- Puts n new cards there. While the game is played everybody sees them, they are returned, and only cards can be made that were dealt or whose entry says `made_in_play: true`.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:create("ant", 1, me.row)
--- ```
---@param definition cardwright.CardName|cardwright.Definition
---@param n integer
---@param zone cardwright.Zone
---@return cardwright.Card[]?
function Game:create(definition, n, zone) end

--- Removes cards from the game: they lie nowhere any more.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:remove(card)
--- ```
---@param cards cardwright.Cards
function Game:remove(cards) end

--- Makes a pile of n new cards.
---
--- Only while a table is dealt.
---
--- ```lua
--- game:create_pile(game.piles, "ant", 10)
--- ```
---@param zones cardwright.Zones
---@param definition cardwright.CardName|cardwright.Definition
---@param n integer
---@return cardwright.Zone
function Game:create_pile(zones, definition, n) end

--- Says who goes first.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:begin_with(game.seats[1])
--- ```
---@param player cardwright.Player
function Game:begin_with(player) end

--- Says who goes first from the next round on.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:pass_first(game.first.left)
--- ```
---@param player cardwright.Player
function Game:pass_first(player) end

--- The player has the next turn (in games by rounds: the next part in a phase for each seat), and play goes on from there.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:next_turn(me, { extra = true })
--- ```
---@param player cardwright.Player
---@param how? cardwright.NextTurnHow
function Game:next_turn(player, how) end

--- These players are partners from now on, and nobody else's; one alone has no partners.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:make_team { me, me.left.left }
--- ```
---@param players cardwright.Player[]
function Game:make_team(players) end

--- Play goes the other way around the table from now on.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:reverse()
--- ```
function Game:reverse() end

--- A fair number from 1 to n. With `tell` the table is told of it.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local eyes = game:random(6, "dice", { tell = "dice.rolled", who = me })
--- ```
---@param n integer
---@param stream? string # Of chance, by name: others do not notice.
---@param told? cardwright.RandomTold
---@return integer
function Game:random(n, stream, told) end

--- A fair pick out of a list; nil if it is empty.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:begin_with(game:random_pick(game.seats))
--- ```
---@param list any[]
---@param stream? string # Of chance, by name: others do not notice.
---@param told? cardwright.RandomPickTold
---@return any
function Game:random_pick(list, stream, told) end

--- The game ends after this step.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:finish()
--- ```
function Game:finish() end

--- Writes a line in the journal.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:log("act.thunder")
--- ```
---@param text cardwright.TextKey
function Game:log(text) end

--- Writes a line in the journal that speaks of players, cards and a number: `{who}`, `{whom}`, `{cards}`, `{number}` of the text. Of cards each seat reads what it knows.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- game:tell("guess.told", { who = me, whom = me.left, card = "ant" })
--- ```
---@param text cardwright.TextKey
---@param what? cardwright.TellWhat
function Game:tell(text, what) end

--- Everybody decides at the same time, each on a fork of the state, in which only what is the player's may change. Returns what the function returned for each, in the order of seats.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- game:together(game.seats, function(p) p:add("tokens", 1) end)
--- ```
---@param players cardwright.Player[]
---@param each fun(player: cardwright.Player): any
---@return any[]
function Game:together(players, each) end

--- Asks everybody one question at the same time; the function changes nothing.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local bids = game:ask_all(game.seats, function(p) return p:choose_number { prompt = "ask.bid", max = 3 } end)
--- ```
---@param players cardwright.Player[]
---@param each fun(player: cardwright.Player): any
---@return any[]
function Game:ask_all(players, each) end

--- Runs a function that asks nothing on a throw-away copy of the state; returns its result.
---
--- Not for bots.
---
--- ```lua
--- local sum = game:trial(function() me:take("tokens") return me:total("cost") end)
--- ```
---@param try fun(): any
---@return any
function Game:trial(try) end

--- Somebody who owns zones and counters: a seat, or an owner without one. Zones, counters, queries and verbs of players are on it by name.
---@class cardwright.Player
---@field next cardwright.Player # Who comes after this player in the order of play.
---@field out boolean # Whether the player has left the game.
---@field partners cardwright.Player[] # Who plays with this player.
---@field opponents cardwright.Player[] # All other seats that are no partners, in the order of play.
---@field team integer # The number of the team; 0 for whoever plays alone.
---@field skips integer # How many turns the player is going to miss.
---@field left cardwright.Player # The neighbour on the left.
---@field right cardwright.Player # The neighbour on the right.
---@field others cardwright.Player[] # All other seats in the game, in the order of play.
---@field everyone cardwright.Player[] # All seats in the game, in the order of play from this one on.
---@field seat integer # The number of the seat, from 1.
---@field turns integer # How many turns (in games by rounds: rounds) the player has begun.
local Player = {}

--- What its cards have of a number in all; of a player: all cards in the player's own zones.
---
--- ```lua
--- local sum = me.row:total("cost", { type = "relic" })
--- ```
---@param of cardwright.NumberName # What is added up.
---@param filter? cardwright.Filter # Only cards that pass it.
---@return integer
function Player:total(of, filter) end

--- Moves cards to the top or the bottom of a zone. Who moves them keeps knowing them; several in one call into a hidden pile: the others do not see their order.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:move(cards, me.stock, { to = "bottom" })
--- ```
---@param cards cardwright.Cards
---@param zone cardwright.Zone
---@param how? cardwright.MoveHow
function Player:move(cards, zone, how) end

--- Moves up to n cards from the top of a zone, refilling it by shuffling; returns them.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local drawn = me:draw_from(me.stock, me.row, 2)
--- ```
---@param zone cardwright.Zone
---@param to cardwright.Zone
---@param n integer
---@return cardwright.Card[]
function Player:draw_from(zone, to, n) end

--- Shuffles a zone.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:shuffle(me.stock)
--- ```
---@param zone cardwright.Zone
function Player:shuffle(zone) end

--- Shuffles what the zone refills from into it if it is empty; false if it stays empty.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- if not me:refill(me.stock) then return end
--- ```
---@param zone cardwright.Zone
---@return boolean
function Player:refill(zone) end

--- Lays a card on another, or in a zone.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:lay(card, me.row:top())
--- ```
---@param card cardwright.Card
---@param on cardwright.Card|cardwright.Zone
function Player:lay(card, on) end

--- Turns cards face up or face down.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:turn_face(card, "down")
--- ```
---@param cards cardwright.Cards
---@param face cardwright.Face
function Player:turn_face(cards, face) end

--- Shows cards to everybody.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:reveal(me.stock:top())
--- ```
---@param cards cardwright.Cards
function Player:reveal(cards) end

--- Adds to a counter within its bounds; returns by how much it really changed.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local got = me:add("tokens", 2)
--- ```
---@param counter cardwright.CounterName
---@param n integer
---@return integer
function Player:add(counter, n) end

--- Adds a temporary effect that the script of the source card declares.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:add_effect("cheaper", { ends = "turn", fields = { 2 } })
--- ```
---@param name cardwright.EffectName
---@param how? cardwright.AddEffectHow
function Player:add_effect(name, how) end

--- Shows cards to this player only.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:look(me.stock:top())
--- ```
---@param cards cardwright.Cards
function Player:look(cards) end

--- Sets a counter to 0; returns what it was.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local had = card:take("age")
--- ```
---@param counter cardwright.CounterName
---@return integer
function Player:take(counter) end

--- Picks one card. With nothing to choose, nil without asking.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local card = me:choose_card { prompt = "ask.keep", from = me.row, type = "relic", optional = true }
--- ```
---@param question cardwright.ChooseCardQuestion
---@return cardwright.Card?
function Player:choose_card(question) end

--- Picks several cards; returns them in the order picked. Without `exactly`, `up_to` or `at_least`: any number.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local cards = me:choose_cards { prompt = "ask.keep", from = me.row, up_to = 2 }
--- ```
---@param question cardwright.ChooseCardsQuestion
---@return cardwright.Card[]
function Player:choose_cards(question) end

--- Picks one of a list: words, numbers, cards, players, zones, definitions.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local side = me:choose_option { prompt = "ask.side", among = { "day", "night" } }
--- ```
---@param question cardwright.ChooseOptionQuestion
---@return any
function Player:choose_option(question) end

--- Picks several of a list.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local two = me:choose_options { prompt = "ask.who", among = me.others, exactly = 2 }
--- ```
---@param question cardwright.ChooseOptionsQuestion
---@return any[]
function Player:choose_options(question) end

--- Picks a number.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local bid = me:choose_number { prompt = "ask.bid", max = me.tokens }
--- ```
---@param question cardwright.ChooseNumberQuestion
---@return integer?
function Player:choose_number(question) end

--- Asks yes or no.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- if me:confirm { prompt = "ask.turn", about = card } then card:turn(1) end
--- ```
---@param question cardwright.ConfirmQuestion
---@return boolean
function Player:confirm(question) end

--- Names any card of the sets in use.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local named = me:name_card { prompt = "ask.name", type = "relic" }
--- ```
---@param question cardwright.NameCardQuestion
---@return cardwright.Definition
function Player:name_card(question) end

--- Puts cards in an order; the first is the first picked.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local order = me:arrange { prompt = "ask.order", from = ctx.aside }
--- ```
---@param question cardwright.ArrangeQuestion
---@return cardwright.Card[]
function Player:arrange(question) end

--- One question over several groups of cards and words: what to do next. Returns the group or word, and the card.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- local what, card = me:choose_move { prompt = "ask.next", moves = { lay = { from = me.row } }, words = { "done" } }
--- ```
---@param question cardwright.ChooseMoveQuestion
---@return string?
---@return cardwright.Card?
function Player:choose_move(question) end

--- Carries out what a card gives and then one of its hooks.
---
--- Only where questions may be asked: hooks, triggers, steps, verbs, branches.
---
--- ```lua
--- me:resolve(card, { hook = "on_mend", event = event })
--- ```
---@param card cardwright.Card
---@param how cardwright.ResolveHow
function Player:resolve(card, how) end

--- Puts n new cards there. While the game is played everybody sees them, they are returned, and only cards can be made that were dealt or whose entry says `made_in_play: true`.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:create("ant", 1, me.row)
--- ```
---@param definition cardwright.CardName|cardwright.Definition
---@param n integer
---@param zone cardwright.Zone
---@return cardwright.Card[]?
function Player:create(definition, n, zone) end

--- Removes cards from the game: they lie nowhere any more.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me:remove(card)
--- ```
---@param cards cardwright.Cards
function Player:remove(cards) end

--- The player is out of the game. What the ruleset says under `leaving` becomes of the cards; all others of the player are removed.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- if me.row:count() == 0 then me:leave_game() end
--- ```
function Player:leave_game() end

--- Who has left takes part again: the next deal of a game of several.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- for _, p in ipairs(game.seats) do if p.out then p:return_to_game() end end
--- ```
function Player:return_to_game() end

--- The player misses the next turn, or the next n.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- me.left:skip_turn()
--- ```
---@param n? integer
function Player:skip_turn(n) end

--- How many cards of its own the bot can tell that it has, wherever they lie; `game.me` only.
---
--- Only for bots.
---
--- ```lua
--- if view.me:owned { name = "ant" } < 2 then return choice:option("ant") end
--- ```
---@param filter? cardwright.Filter # Only cards that pass it: name, type and facts.
---@return integer
function Player:owned(filter) end

--- What those cards have of a printed number in all.
---
--- Only for bots.
---
--- ```lua
--- local worth = view.me:owned_total("cost", { type = "relic" })
--- ```
---@param of cardwright.NumberName # A number that is printed on cards.
---@param filter? cardwright.Filter # Only cards that pass it: name, type and facts.
---@return integer
function Player:owned_total(of, filter) end

--- One card of the game. Facts, counters, queries and verbs of cards are on it by name.
---@class cardwright.Card
---@field name cardwright.CardName # The id of the card.
---@field owner cardwright.Player? # Whose zone it lies in; nil on the table.
---@field zone cardwright.Zone? # Where it lies: a single zone, also for slots and piles.
---@field below cardwright.Card? # The card it lies on.
---@field side integer # The side it shows, from 0.
---@field face_up boolean # Whether it lies face up.
---@field definition cardwright.Definition # What all copies of it have in common.
---@field params table<string, any> # The params of its entry in the set file.
---@field printed cardwright.Definition # Its facts as printed, where a query has the same name.
local Card = {}

--- Whether it has the type.
---
--- ```lua
--- if card:is("relic") then return end
--- ```
---@param type cardwright.TypeName
---@return boolean
function Card:is(type) end

--- Whether no other card lies on it.
---
--- ```lua
--- if card:is_top() then return end
--- ```
---@return boolean
function Card:is_top() end

--- The cards that lie directly on it.
---
--- ```lua
--- local n = #card:above()
--- ```
---@return cardwright.Card[]
function Card:above() end

--- Adds to a counter within its bounds; returns by how much it really changed.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local got = me:add("tokens", 2)
--- ```
---@param counter cardwright.CounterName
---@param n integer
---@return integer
function Card:add(counter, n) end

--- Sets a counter to 0; returns what it was.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local had = card:take("age")
--- ```
---@param counter cardwright.CounterName
---@return integer
function Card:take(counter) end

--- Shows another side of the card.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- card:turn(1)
--- ```
---@param side integer
function Card:turn(side) end

--- The card counts as another in everything, for as long as it lies where it lies; without a definition it is itself again.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- card:become(other.definition)
--- ```
---@param definition? cardwright.CardName|cardwright.Definition
function Card:become(definition) end

--- Whether the bot's seat knows which card it is.
---
--- Only for bots.
---
--- ```lua
--- if card:known() and card:is("relic") then return choice:option(card) end
--- ```
---@return boolean
function Card:known() end

--- One place where cards lie. Counters of zones are on it by name.
---@class cardwright.Zone
---@field name string # Its kind, as the ruleset calls it.
---@field owner cardwright.Player? # Whose it is; nil on the table.
---@field slot integer # The number of the slot, from 1; 0 if there are none.
---@field row string? # The named row its slot is in; nil if rows have no names.
---@field place integer # The number of the slot in its row, from 1.
---@field neighbours cardwright.Zone[] # The slots before and after it in its row.
---@field pile cardwright.Definition? # Which card the pile is of.
local Zone = {}

--- How many cards lie there.
---
--- ```lua
--- if me.row:count { type = "relic" } > 2 then return end
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return integer
function Zone:count(filter) end

--- The top card; of zones of a kind only where there is a single zone.
---
--- ```lua
--- local card = me.stock:top()
--- ```
---@return cardwright.Card?
function Zone:top() end

--- The bottom card.
---
--- ```lua
--- local card = me.stock:bottom()
--- ```
---@return cardwright.Card?
function Zone:bottom() end

--- The cards, from the bottom to the top.
---
--- ```lua
--- for _, card in ipairs(me.row:list()) do card:add("age", 1) end
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return cardwright.Card[]
function Zone:list(filter) end

--- The cards, those of each name in a list of their own.
---
--- ```lua
--- local ants = me.row:by_name().ant
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return table<cardwright.CardName, cardwright.Card[]>
function Zone:by_name(filter) end

--- What its cards have of a number in all; of a player: all cards in the player's own zones.
---
--- ```lua
--- local sum = me.row:total("cost", { type = "relic" })
--- ```
---@param of cardwright.NumberName # What is added up.
---@param filter? cardwright.Filter # Only cards that pass it.
---@return integer
function Zone:total(of, filter) end

--- Adds to a counter within its bounds; returns by how much it really changed.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- local got = me:add("tokens", 2)
--- ```
---@param counter cardwright.CounterName
---@param n integer
---@return integer
function Zone:add(counter, n) end

--- All zones of one kind: slots (`zones[2]`), piles (`zones.some_card`), or those of all players (`game.all.some_zone`).
---@class cardwright.Zones
---@field [integer] cardwright.Zone # A slot, from 1.
---@field [string] cardwright.Zone # A pile, by the id of its cards.
local Zones = {}

--- How many cards lie there.
---
--- ```lua
--- if me.row:count { type = "relic" } > 2 then return end
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return integer
function Zones:count(filter) end

--- The top card; of zones of a kind only where there is a single zone.
---
--- ```lua
--- local card = me.stock:top()
--- ```
---@return cardwright.Card?
function Zones:top() end

--- The cards, from the bottom to the top.
---
--- ```lua
--- for _, card in ipairs(me.row:list()) do card:add("age", 1) end
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return cardwright.Card[]
function Zones:list(filter) end

--- The cards, those of each name in a list of their own.
---
--- ```lua
--- local ants = me.row:by_name().ant
--- ```
---@param filter? cardwright.Filter # Only cards that pass it.
---@return table<cardwright.CardName, cardwright.Card[]>
function Zones:by_name(filter) end

--- What its cards have of a number in all; of a player: all cards in the player's own zones.
---
--- ```lua
--- local sum = me.row:total("cost", { type = "relic" })
--- ```
---@param of cardwright.NumberName # What is added up.
---@param filter? cardwright.Filter # Only cards that pass it.
---@return integer
function Zones:total(of, filter) end

--- The top card of each zone; where there is none, the zone.
---
--- ```lua
--- local offer = game.piles:tops()
--- ```
---@return (cardwright.Card|cardwright.Zone)[]
function Zones:tops() end

--- Those in which no card lies.
---
--- ```lua
--- local free = game.slots:empty()
--- ```
---@return cardwright.Zone[]
function Zones:empty() end

--- The single zones.
---
--- ```lua
--- for _, slot in ipairs(me.slots:zones()) do me:shuffle(slot) end
--- ```
---@param row? string # Only the slots of this row.
---@return cardwright.Zone[]
function Zones:zones(row) end

--- What all copies of a card have in common. Facts are on it by name.
---@class cardwright.Definition
---@field name cardwright.CardName # The id of the card.
---@field params table<string, any> # The params of its entry in the set file.
---@field gives table<string, integer> # What it gives when it is carried out, as its entry in the set file says.
local Definition = {}

--- Whether it has the type.
---
--- ```lua
--- if card:is("relic") then return end
--- ```
---@param type cardwright.TypeName
---@return boolean
function Definition:is(type) end

--- What a function of a script is told about its call: `ctx`. Verbs of contexts are on it by name.
---@class cardwright.Context
---@field player cardwright.Player # Who carries out the effect; nil where nobody does (`deal`, `start`).
---@field owner cardwright.Player # Whose card or effect it is; nil on the table.
---@field card cardwright.Card # The card whose script runs; nil in scripts of the ruleset that are told of none.
---@field params table<string, any> # The params of that card.
---@field event cardwright.Event # The event that set it off; nil if none did.
---@field answers cardwright.Event # What a card is an answer to, in a window; nil if it is none.
---@field aside cardwright.Zone # A zone of this effect alone, gone when it is over. Only where things may change: not in functions that only answer, not by bots.
---@field effect cardwright.Value[]? # The fields of the temporary effect that runs.
local Context = {}

--- Something that happens. Its own fields are on it by name.
---@class cardwright.Event
---@field cancelled boolean # Whether somebody has cancelled it.
local Event = {}

--- Whether the event concerns x: nobody has left it out.
---
--- ```lua
--- if event:includes(me) then return end
--- ```
---@param x cardwright.Value
---@return boolean
function Event:includes(x) end

--- The event does not happen.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- ctx.event:cancel()
--- ```
function Event:cancel() end

--- The event does not concern x.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- ctx.event:leave_out(ctx.owner)
--- ```
---@param x cardwright.Value
function Event:leave_out(x) end

--- Changes a field of the event.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- ctx.event:set("to", me.row)
--- ```
---@param field string
---@param value cardwright.Value|cardwright.Value[]
function Event:set(field, value) end

--- What the event makes this card do (its `self` triggers) in the stages to come happens a second time.
---
--- Only where things may change: not in functions that only answer, not by bots.
---
--- ```lua
--- ctx.event:once_more(card)
--- ```
---@param card cardwright.Card
function Event:once_more(card) end

--- The question a bot has to answer. Each helper returns an answer, or nil if the choice does not allow it.
---@class cardwright.Choice
---@field prompt cardwright.TextKey # Which question it is. Only for bots.
---@field about cardwright.Value? # What the question is about. Only for bots.
---@field min integer # How many must be picked; the lowest number. Only for bots.
---@field max integer # How many may be picked; the highest number. Only for bots.
---@field kind "pick"|"number"|"order" # What an answer is. Only for bots.
---@field optional boolean # Whether nothing may be picked. Only for bots.
local Choice = {}

--- Everything that may be picked together.
---
--- Only for bots.
---
--- ```lua
--- return choice:all("use")
--- ```
---@param group? string # Only options of this group.
---@return cardwright.Answer?
function Choice:all(group) end

--- The first of these that is offered.
---
--- Only for bots.
---
--- ```lua
--- return choice:first_of({ "ant", "bee" }, "use")
--- ```
---@param names cardwright.Value[]
---@param group? string # Only options of this group.
---@return cardwright.Answer?
function Choice:first_of(names, group) end

--- One option.
---
--- Only for bots.
---
--- ```lua
--- return choice:option("stop")
--- ```
---@param what cardwright.Value # A word, the id of a card, a number, or an object.
---@param group? string # Only options of this group.
---@return cardwright.Answer?
function Choice:option(what, group) end

--- A number.
---
--- Only for bots.
---
--- ```lua
--- return choice:number(choice.max)
--- ```
---@param n integer
---@return cardwright.Answer?
function Choice:number(n) end

--- n picks, these names first.
---
--- Only for bots.
---
--- ```lua
--- return choice:take(2, { "ant" })
--- ```
---@param n integer
---@param names? cardwright.Value[]
---@return cardwright.Answer?
function Choice:take(n, names) end

--- n picks out of these names, the first names first; nil if there are too few.
---
--- Only for bots.
---
--- ```lua
--- return choice:only(1, { "ant", "bee" })
--- ```
---@param n integer
---@param names cardwright.Value[]
---@return cardwright.Answer?
function Choice:only(n, names) end

--- n picks, the lowest numbers first; options that get no number are left out.
---
--- Only for bots.
---
--- ```lua
--- return choice:take_by(2, function(what) return what:cost() end)
--- ```
---@param n integer
---@param rank fun(what: cardwright.Value): integer|nil
---@return cardwright.Answer?
function Choice:take_by(n, rank) end

--- A legal answer that does as little as possible.
---
--- Only for bots.
---
--- ```lua
--- return choice:default()
--- ```
---@return cardwright.Answer?
function Choice:default() end

--- A random legal answer.
---
--- Only for bots.
---
--- ```lua
--- return choice:random()
--- ```
---@return cardwright.Answer?
function Choice:random() end

--- How often it may be picked.
---
--- Only for bots.
---
--- ```lua
--- if choice:has("ant") > 0 then return choice:option("ant") end
--- ```
---@param what cardwright.Value # A word, the id of a card, a number, or an object.
---@param group? string # Only options of this group.
---@return integer
function Choice:has(what, group) end

--- All options.
---
--- Only for bots.
---
--- ```lua
--- for _, option in ipairs(choice:options()) do if option.name == "ant" then return choice:option(option.what) end end
--- ```
---@return cardwright.Option[]
function Choice:options() end

--- The script of a card: write `---@type cardwright.CardScript` above its table.
---@class cardwright.CardScript
---@field triggers? table[] # What it does when something happens.
---@field modifiers? table[] # What it changes about queries.
---@field effects? table<string, table> # Temporary effects, by name.
---@field settle? (fun(ctx: cardwright.Context))|table # After each act, until nothing changes; may not ask.
---@field meanwhile? table # Offered with the first question of each step of its owner.

--- A bot: write `---@type cardwright.Bot` above its table.
---@class cardwright.Bot
---@field answer fun(view: cardwright.Game, choice: cardwright.Choice): cardwright.Answer?, cardwright.TextKey? # An answer, and the reason people are told.
---@field always? table<cardwright.TextKey, table> # What it always answers to a prompt, as data.

---@type cardwright.Game
game = {}

--- A script of the same ruleset, or of `scripts/std`. At the top of a file only.
---@param module string
---@return table
function use(module) end
