---@meta
-- Scenarios, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---A position, what is done, and what must then be so.
---@param name string
---@return fun(fields: aggro.fields.scenario): aggro.draft
function scenario(name) end

---@class aggro.scene
local t = {}

---What a raider has.
---@param word1? any
---@param options? table
function t:seat(word1, options) end

---What the Boss player has.
---@param options? table
function t:boss(options) end

---The raid's words.
---@param options? table
function t:words(options) end

---The next rolls.
---@param options? table
function t:dice(options) end

---The next picks at random: the second of those it picks from, then the first. t:random("0123456789abcdef") says where the random stream stands.
---@param options? table
function t:random(options) end

---So many shuffles leave their deck as it lies.
---@param word1? any
function t:shuffles(word1) end

---Whose turn it is, and which step is about to begin: action, ready, draw, end.
---@param word1? any
---@param word2? string
function t:turn(word1, word2) end

---So many triggers came onto the chain in this turn before. (CR 803.3)
---@param n? integer
function t:triggers(n) end

---How weapons strike: v7 or classic.
---@param word1? string
function t:strike_model(word1) end

---The real set-up and mulligans are played; with a number the raid begins at its Boss of that order.
---@param from_boss any
function t:real_start(from_boss) end

---Plays a card. (CR 409.1)
---@param who integer|string
---@param card? any
---@param options? table
function t:plays(who, card, options) end

---Uses a payment power. (CR 701.1)
---@param who integer|string
---@param card? any
---@param options? table
function t:uses(who, card, options) end

---Completes a quest. (CR 702.1)
---@param who integer|string
---@param quest? aggro.card
---@param options? table
function t:completes(who, quest, options) end

---Places a resource. (CR 412.1)
---@param who integer|string
---@param card? any
---@param options? table
function t:places(who, card, options) end

---Proposes an attack and passes until the proposal has resolved.
---@param who integer|string
---@param attacker? any
---@param defender? any
function t:attacks(who, attacker, defender) end

---Proposes an attack, which may be answered. (CR 601.1)
---@param who integer|string
---@param attacker? any
---@param defender? any
function t:proposes(who, attacker, defender) end

---Passes once.
---@param who integer|string
function t:passes(who) end

---Until the top link is gone; on an empty chain, until the window has closed.
function t:everyone_passes() end

---Until the chain is empty.
function t:finishes_chain() end

---Until the combat is over.
function t:to_end_of_combat() end

---Until the next turn's first question in the action phase.
function t:ends_turn() end

---Until the action phase of this turn.
function t:to_action_phase() end

---Answers the open question: card names, "yes", "no", a number, "none", a seat. who = "all": all who decide together.
---@param who integer|string
---@param what? any
function t:answers(who, what) end

---Passes until this seat is asked to protect; "none" declines.
---@param who integer|string
---@param card? any
function t:protects(who, card) end

---Passes until this seat is asked to strike; "none" declines.
---@param who integer|string
---@param weapon? any
function t:strikes(who, weapon) end

---Passes until this seat is asked to prevent damage; "none" declines.
---@param who integer|string
---@param armor? any
function t:prevents(who, armor) end

---In advance: the next question of this seat with these words gets this answer.
---@param who integer|string
---@param what? any
---@param word3? string
function t:will_answer(who, what, word3) end

---Concedes. (CR 102.1b)
---@param who integer|string
function t:concedes(who) end

---The move is offered: plays, uses, attacks, places, completes, protects, strikes; t:can(who, "passes").
---@param who integer|string
---@param word2? string
---@param card? any
---@param options? table
function t:can(who, word2, card, options) end

---The move is not offered, for a reason with these words.
---@param who integer|string
---@param word2? string
---@param card? any
---@param options? table
function t:cant(who, word2, card, options) end

---It is in play.
---@param who integer|string
---@param card? any
function t:in_play(who, card) end

---It is in hand.
---@param who integer|string
---@param card? any
function t:in_hand(who, card) end

---It is in the graveyard.
---@param who integer|string
---@param card? any
function t:in_graveyard(who, card) end

---It is in the deck.
---@param who integer|string
---@param card? any
function t:in_deck(who, card) end

---It is in the resource row.
---@param who integer|string
---@param card? any
function t:in_resources(who, card) end

---It is removed from the game.
---@param who integer|string
---@param card? any
function t:removed(who, card) end

---So many are in play.
---@param who integer|string
---@param card? any
---@param n? integer
function t:count_in_play(who, card, n) end

---It is ready.
---@param card any
function t:ready(card) end

---It is exhausted.
---@param card any
function t:exhausted(card) end

---It lies face down.
---@param card any
function t:face_down(card) end

---It lies face up.
---@param card any
function t:face_up(card) end

---It is attached to the host.
---@param card any
---@param host? aggro.card
function t:attached(card, host) end

---The damage on it.
---@param card any
---@param n? integer
function t:damage(card, n) end

---Its ATK now.
---@param card any
---@param n? integer
function t:atk(card, n) end

---Its health now.
---@param card any
---@param n? integer
function t:health(card, n) end

---Its DEF now.
---@param card any
---@param n? integer
function t:def(card, n) end

---What this player would pay for playing it now.
---@param who integer|string
---@param card? any
---@param n? integer
function t:costs(who, card, n) end

---It is of this type.
---@param card any
---@param word2? string
function t:has_type(card, word2) end

---It deals this type of damage; with false as third, it does not.
---@param card any
---@param word2? string
function t:deals(card, word2) end

---The counters on it.
---@param card any
---@param word2? string
---@param n? integer
function t:counters(card, word2, n) end

---It has the keyword or tag; with false as third, it has not.
---@param card any
---@param word2? string
function t:has(card, word2) end

---So many modifiers of this field work on it now.
---@param card any
---@param word2? string
---@param n? integer
---@param word4? string
function t:modifiers(card, word2, n, word4) end

---How many resources.
---@param who integer|string
---@param n? integer
function t:resources(who, n) end

---How many ready resources.
---@param who integer|string
---@param n? integer
function t:ready_resources(who, n) end

---How many cards in hand.
---@param who integer|string
---@param n? integer
function t:hand_count(who, n) end

---How many cards in the deck.
---@param who integer|string
---@param n? integer
---@param word3? string
function t:deck_count(who, n, word3) end

---How many cards in the graveyard.
---@param who integer|string
---@param n? integer
---@param word3? string
function t:graveyard_count(who, n, word3) end

---How many links.
---@param n? integer
function t:chain(n) end

---A word of the raid.
---@param word1? string
---@param word2? any
function t:word(word1, word2) end

---Whose turn it is.
---@param who integer|string
function t:is_turn(who) end

---Who has won: raiders, boss, draw, none; of a duel player 1, player 2.
---@param word1? string
function t:winner(word1) end

---This player is out of the game.
---@param who integer|string
function t:lost(who) end

---This seat's view shows the face of each card of that name.
---@param who integer|string
---@param card? any
function t:sees(who, card) end

---It shows none of them.
---@param who integer|string
---@param card? any
function t:hidden(who, card) end

---These lines were told, in this order, others between them.
---@param options? table
function t:told(options) end

---None of these was told.
---@param options? table
function t:not_told(options) end

---This is the open question; it may then stay open.
---@param who integer|string
---@param word2? string
function t:asked(who, word2) end

---This seat is not asked.
---@param who integer|string
function t:not_asked(who) end

---The open question has this for a legal answer.
---@param who integer|string
---@param what? any
function t:offers(who, what) end

---The open question has not, for this reason.
---@param who integer|string
---@param what? any
---@param word3? string
function t:not_offered(who, what, word3) end

---Remembers the state.
function t:remember() end

---The state equals the remembered one, but for what only counts.
function t:same_as_before() end

