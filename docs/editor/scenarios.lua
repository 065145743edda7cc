---@meta
-- Scenarios, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---A position, what is done, and what must then be so.
---@param name string
---@return fun(fields: aggro.fields.scenario): aggro.draft
function scenario(name) end

---@class aggro.scene
local t = {}

---What a raider has.
---`t:seat(1, { hand = { "…" }, resources = 3 })`
---@param who integer|string
---@param fields aggro.fields.scene_seat
function t:seat(who, fields) end

---What the Boss player has.
---`t:boss { play = { "…" }, resources = 2 }`
---@param fields aggro.fields.scene_boss
function t:boss(fields) end

---The raid's words.
---`t:words { stage = 2 }`
---@param fields table
function t:words(fields) end

---The next rolls.
---`t:dice { 3, 6 }`
---@param fields table
function t:dice(fields) end

---The next picks at random: the second of those it picks from, then the first. t:random("0123456789abcdef") says where the random stream stands.
---`t:random { 2, 1 }`
---@param what any
function t:random(what) end

---So many shuffles leave their deck as it lies.
---`t:shuffles(2)`
---@param n integer
function t:shuffles(n) end

---Whose turn it is, and which step is about to begin: action, ready, draw, end.
---`t:turn(1, "action")`
---@param who integer|string
---@param text? string
function t:turn(who, text) end

---So many triggers came onto the chain in this turn before. (CR 803.3)
---`t:triggers(n)`
---@param n integer
function t:triggers(n) end

---How weapons strike: v7 or classic.
---`t:strike_model("classic")`
---@param text string
function t:strike_model(text) end

---The real set-up and mulligans are played; with a number the raid begins at its Boss of that order.
---`t:real_start(from_boss)`
---@param n? integer
function t:real_start(n) end

---Plays a card. (CR 409.1)
---`t:plays(who, card, { target = "…", x = 2 })`
---@param who integer|string
---@param card any
---@param fields? aggro.fields.scene_move
function t:plays(who, card, fields) end

---Uses a payment power. (CR 701.1)
---`t:uses(who, card, { power = 1, target = "…" })`
---@param who integer|string
---@param card any
---@param fields? aggro.fields.scene_move
function t:uses(who, card, fields) end

---Completes a quest. (CR 702.1)
---`t:completes(who, quest, { … })`
---@param who integer|string
---@param card any
---@param fields? aggro.fields.scene_move
function t:completes(who, card, fields) end

---Places a resource. (CR 412.1)
---`t:places(who, card, { face = "up" })`
---@param who integer|string
---@param card any
---@param fields? aggro.fields.scene_move
function t:places(who, card, fields) end

---Proposes an attack and passes until the proposal has resolved.
---`t:attacks(who, attacker, defender)`
---@param who integer|string
---@param card any
---@param what any
function t:attacks(who, card, what) end

---Proposes an attack, which may be answered. (CR 601.1)
---`t:proposes(who, attacker, defender)`
---@param who integer|string
---@param card any
---@param what any
function t:proposes(who, card, what) end

---Passes once.
---`t:passes(who)`
---@param who integer|string
function t:passes(who) end

---Until the top link is gone; on an empty chain, until the window has closed.
---`t:everyone_passes()`
function t:everyone_passes() end

---Until the chain is empty.
---`t:finishes_chain()`
function t:finishes_chain() end

---Until the combat is over.
---`t:to_end_of_combat()`
function t:to_end_of_combat() end

---Until the next turn's first question in the action phase.
---`t:ends_turn()`
function t:ends_turn() end

---Until the action phase of this turn.
---`t:to_action_phase()`
function t:to_action_phase() end

---Answers the open question: card names, "yes", "no", a number, "none", a seat. who = "all": all who decide together.
---`t:answers(who, what)`
---@param what any
---@param what2 any
function t:answers(what, what2) end

---Passes until this seat is asked to protect; "none" declines.
---`t:protects(who, card)`
---@param who integer|string
---@param what any
function t:protects(who, what) end

---Passes until this seat is asked to strike; "none" declines.
---`t:strikes(who, weapon)`
---@param who integer|string
---@param what any
function t:strikes(who, what) end

---Passes until this seat is asked to prevent damage; "none" declines.
---`t:prevents(who, armor)`
---@param who integer|string
---@param what any
function t:prevents(who, what) end

---In advance: the next question of this seat with these words gets this answer.
---`t:will_answer(who, what, "part of the prompt")`
---@param who integer|string
---@param what any
---@param text? string
function t:will_answer(who, what, text) end

---Concedes. (CR 102.1b)
---`t:concedes(who)`
---@param who integer|string
function t:concedes(who) end

---The move is offered: plays, uses, attacks, places, completes, protects, strikes; t:can(who, "passes").
---`t:can(who, "plays", card, { target = "…" })`
---@param who integer|string
---@param text string
---@param what? any
---@param fields? aggro.fields.scene_can
function t:can(who, text, what, fields) end

---The move is not offered, for a reason with these words.
---`t:cant(who, "attacks", card, { reason = "…" })`
---@param who integer|string
---@param text string
---@param what? any
---@param fields? aggro.fields.scene_cant
function t:cant(who, text, what, fields) end

---It is in play.
---`t:in_play(who, card)`
---@param who integer|string
---@param card any
function t:in_play(who, card) end

---It is in hand.
---`t:in_hand(who, card)`
---@param who integer|string
---@param card any
function t:in_hand(who, card) end

---It is in the graveyard.
---`t:in_graveyard(who, card)`
---@param who integer|string
---@param card any
function t:in_graveyard(who, card) end

---It is in the deck.
---`t:in_deck(who, card)`
---@param who integer|string
---@param card any
function t:in_deck(who, card) end

---It is in the resource row.
---`t:in_resources(who, card)`
---@param who integer|string
---@param card any
function t:in_resources(who, card) end

---It is removed from the game.
---`t:removed(who, card)`
---@param who integer|string
---@param card any
function t:removed(who, card) end

---So many are in play.
---`t:count_in_play(who, card, n)`
---@param who integer|string
---@param card any
---@param n integer
function t:count_in_play(who, card, n) end

---It is ready.
---`t:ready(card)`
---@param card any
function t:ready(card) end

---It is exhausted.
---`t:exhausted(card)`
---@param card any
function t:exhausted(card) end

---It lies face down.
---`t:face_down(card)`
---@param card any
function t:face_down(card) end

---It lies face up.
---`t:face_up(card)`
---@param card any
function t:face_up(card) end

---It is attached to the host.
---`t:attached(card, host)`
---@param card any
---@param card2 any
function t:attached(card, card2) end

---The damage on it.
---`t:damage(card, n)`
---@param card any
---@param n integer
function t:damage(card, n) end

---Its ATK now.
---`t:atk(card, n)`
---@param card any
---@param n integer
function t:atk(card, n) end

---Its health now.
---`t:health(card, n)`
---@param card any
---@param n integer
function t:health(card, n) end

---Its DEF now.
---`t:def(card, n)`
---@param card any
---@param n integer
function t:def(card, n) end

---What this player would pay for playing it now.
---`t:costs(who, card, n)`
---@param who integer|string
---@param card any
---@param n integer
function t:costs(who, card, n) end

---It is of this type.
---`t:has_type(card, "ally")`
---@param card any
---@param text string
---@param what? any
function t:has_type(card, text, what) end

---It deals this type of damage; with false as third, it does not.
---`t:deals(card, "fire")`
---@param card any
---@param text string
---@param what? any
function t:deals(card, text, what) end

---The counters on it.
---`t:counters(card, "name", n)`
---@param card any
---@param text string
---@param n integer
function t:counters(card, text, n) end

---It has the keyword or tag; with false as third, it has not.
---`t:has(card, "Protector")`
---@param card any
---@param text string
---@param what? any
function t:has(card, text, what) end

---So many modifiers of this field work on it now.
---`t:modifiers(card, "atk", n, "source")`
---@param card any
---@param text string
---@param n integer
---@param card2? any
function t:modifiers(card, text, n, card2) end

---How many resources.
---`t:resources(who, n)`
---@param who integer|string
---@param n integer
function t:resources(who, n) end

---How many ready resources.
---`t:ready_resources(who, n)`
---@param who integer|string
---@param n integer
function t:ready_resources(who, n) end

---How many cards in hand.
---`t:hand_count(who, n)`
---@param who integer|string
---@param n integer
function t:hand_count(who, n) end

---How many cards in the deck.
---`t:deck_count(who, n, "event")`
---@param who integer|string
---@param n integer
---@param text? string
function t:deck_count(who, n, text) end

---How many cards in the graveyard.
---`t:graveyard_count(who, n, "event")`
---@param who integer|string
---@param n integer
---@param text? string
function t:graveyard_count(who, n, text) end

---How many links.
---`t:chain(n)`
---@param n integer
function t:chain(n) end

---A word of the raid.
---`t:word("stage", 2)`
---@param text string
---@param n integer
function t:word(text, n) end

---Whose turn it is.
---`t:is_turn(who)`
---@param who integer|string
function t:is_turn(who) end

---Who has won: raiders, boss, draw, none; of a duel player 1, player 2.
---`t:winner("raiders")`
---@param text string
function t:winner(text) end

---This player is out of the game.
---`t:lost(who)`
---@param who integer|string
function t:lost(who) end

---This seat's view shows the face of each card of that name.
---`t:sees(who, card)`
---@param who integer|string
---@param card any
function t:sees(who, card) end

---It shows none of them.
---`t:hidden(who, card)`
---@param who integer|string
---@param card any
function t:hidden(who, card) end

---These lines were told, in this order, others between them.
---`t:told { "part of a line", "…" }`
---@param fields table
function t:told(fields) end

---None of these was told.
---`t:not_told { "…" }`
---@param fields table
function t:not_told(fields) end

---This is the open question; it may then stay open.
---`t:asked(who, "part of the prompt")`
---@param who integer|string
---@param text? string
function t:asked(who, text) end

---This seat is not asked.
---`t:not_asked(who)`
---@param who integer|string
function t:not_asked(who) end

---The open question has this for a legal answer.
---`t:offers(who, what)`
---@param who integer|string
---@param what any
function t:offers(who, what) end

---The open question has not, for this reason.
---`t:not_offered(who, what, "reason")`
---@param who integer|string
---@param what any
---@param text? string
function t:not_offered(who, what, text) end

---Remembers the state.
---`t:remember()`
function t:remember() end

---The state equals the remembered one, but for what only counts.
---`t:same_as_before()`
function t:same_as_before() end

