---@meta
-- What effects do, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---@class aggro.card
---@field name string Its name; "" where it is face down.
---@field key string `<set>/<stem>` of its script.
---@field cost integer Its printed cost; X counts while it is on the chain.
---@field atk integer Its ATK now.
---@field health integer Its health now.
---@field damage integer The damage on it.
---@field def integer Its DEF now.
---@field x integer The X that was chosen for it.
---@field paid integer The number that its cost recorded: of a part with up_to, any_number or x, of damage that was put, of all counters. Where no cost of the card records one it is a fault.
---@field link aggro.link? By which it is on the chain.
---@field is_ready boolean It is not exhausted.
---@field exhausted boolean
---@field attacking boolean
---@field defending boolean
---@field in_play boolean
---@field exists boolean It has not become another card.
---@field face_up boolean
---@field back_up boolean Its other side shows.
---@field home_deck string The name of its owner's deck that it belongs to, also of a card that lies face down.
---@field is_token boolean
---@field is_boss boolean
---@field owner aggro.player
---@field controller aggro.player Who controls it; outside play and chain, its owner.
---@field player aggro.player Of the card that acts: the effect's player. Of others: the controller.
---@field hero aggro.card The hero of its player, or the last one that was.
---@field host aggro.card? What it is attached to.
---@field attachments aggro.group What is attached to it.
---@field fallen aggro.card? Of an attachment that died with its host: what it is now, in a graveyard, until it moves on.
---@field possible_hosts aggro.group The other cards in play that fit its attach description, targetable or not.
---@field held aggro.group What it removed from the game with `hold`.
---@field memory aggro.memory Four integers that live and die with the card; written with `me.memory[1] = n`.
---@field order integer Which Boss or stage it is, or was as it was last known; 0 where it is none.
---@field [string|integer] any
local card = {}

---Destroys what is in play. Of the second group numbers are read as they were (CR 707.3). (CR 415.9d)
---@return aggro.group, aggro.group
function card:destroy() end

---Exhausts those that are ready. (CR 411)
---@return aggro.group
function card:exhaust() end

---Readies those that are exhausted. (CR 411)
---@return aggro.group
function card:ready() end

---Turns a card over to its other side. (CR 301.2)
---@return aggro.group
function card:flip() end

---Turns cards face down. (CR 412.1)
---@return aggro.group
function card:turn_face_down() end

---Puts cards into their owners' hands; with `of`, into that player's, who owns them from then on. (CR 415.2)
---@param options? { of?: aggro.player }
---@return aggro.group
function card:to_hand(options) end

---Puts cards on their owners' decks, or under them; of several their owner says in which order, but for `ordered` ones, which keep theirs. With `of`, that player's deck; they own them from then on. (CR 415.3)
---@param place "top"|"bottom"
---@param options? { of?: aggro.player, ordered?: boolean }
---@return aggro.group
function card:to_deck(place, options) end

---Puts cards into their owners' graveyards; no card is destroyed or discarded by it. With `of`, into that player's, who owns them from then on. (CR 415.2)
---@param options? { of?: aggro.player }
---@return aggro.group
function card:to_graveyard(options) end

---Discards cards that are in a hand. (CR 415.9e)
---@return aggro.group
function card:discard() end

---Characters in play are set apart, as `player:set_apart` says, whoever controls them: that player's own effects reach them as little as anybody's. They attack and damage only those who are not set apart.
---@param apart boolean
function card:set_apart(apart) end

---Removes cards from the game; with `face` as it says, else a resource that lies face down stays so. With `hold`, they are found again as `me.held`. (CR 415.7a)
---@param options? { hold?: boolean, face?: "down"|"up" }
---@return aggro.group
function card:remove_from_game(options) end

---They stay in play for the next game of the match: it is told, and nothing else happens. (CR 800.1)
function card:keep() end

---Whether this card's number is higher or lower than the other's. (CR 712.8)
---@param number "cost"|"atk"|"health"|"def"
---@param cards? any
---@return string?
function card:compare(number, cards) end

---Puts cards into play, under the control of the effect's player where no other is named; with `as`, as another type of card until they leave play (CR 300.1d). (CR 710)
---@param options? { under?: aggro.player, exhausted?: boolean, attached_to?: aggro.card, as?: "ally"|"ability"|"armor"|"item"|"weapon"|string[] }
---@return aggro.group
function card:to_play(options) end

---Puts cards into the resource row of the effect's player, or of the one that `of` names, whoever owns them; face down where nothing else is said, off the chain. Into their owners': of = card.owner. (CR 412)
---@param options? { face?: "down"|"up", of?: aggro.player, exhausted?: boolean }
---@return aggro.group
function card:to_resources(options) end

---Puts cards into their owners' decks and shuffles those. (CR 415)
---@return aggro.group
function card:shuffle_into_deck() end

---Shows cards to all players. (CR 415)
---@return aggro.group
function card:reveal() end

---Moves attachments under a host that fits their attach description; what is no attachment becomes one, with the description `to`. Of a card on the chain it is the host with which it enters play (`attached_by_effect`). (CR 400.7)
---@param host aggro.card
---@param options? { to?: aggro.filter }
---@return aggro.group
function card:attach_to(host, options) end

---Takes characters out of combat, or out of a proposed one. (CR 602.4)
---@return aggro.group
function card:remove_from_combat() end

---This character defends instead of `before` (the first defender), who is removed from combat. It does not strike. (CR 602.3a)
---@param before? aggro.card
---@return boolean
function card:becomes_defender(before) end

---Puts n counters (1) on each card. Called "+1/+1" (ATK and health), "-1 ATK", "+2 health" or "+1 DEF" they change its numbers (CR 404.1c). (CR 404.1)
---@param name string
---@param n? integer
function card:add_counters(name, n) end

---Takes up to n counters (1) from each card. (CR 404.1)
---@param name string
---@param n? integer
function card:remove_counters(name, n) end

---All triggered powers that it has trigger, as if what they wait for had happened: the event is about the card itself, by the card itself, with an amount of 0. (CR 703.5)
function card:trigger() end

---The Boss gives way to another card of the same Boss: the same object, undamaged unless it keeps its damage, ready unless it keeps its readiness. (R101.4)
---@param key string
---@param options? { keep_readiness?: boolean, keep_damage?: boolean }
function card:swap_to(key, options) end

---Deals damage from one character to a card, a group or all that match a filter now, a packet each. The type may be a list; { } is no type (CR 408.3a). Amount 0: nothing happens. `smash`: what is more than fatal goes on to the hero (CR 405.8). (CR 408)
---@param amount integer
---@param type string|string[]
---@param to aggro.card|aggro.group|aggro.filter|aggro.card[]
---@param options? { unpreventable?: boolean, smash?: boolean, combat?: boolean }
---@return integer, aggro.group
function card:deal(amount, type, to, options) end

---Deals different amounts at the same time, for "3 to the first, 2 to the second" and for damage that is divided. (CR 408)
---@param type string|string[]
---@param packets table
---@param options? { unpreventable?: boolean, smash?: boolean, combat?: boolean }
---@return integer, aggro.group
function card:deal_each(type, packets, options) end

---Heals damage from each of them. (CR 407)
---@param amount integer|"all"
---@param to aggro.card|aggro.group|aggro.filter|aggro.card[]
---@return integer, aggro.group
function card:heal(amount, to) end

---Switches all damage of two characters in play: nothing is dealt or healed. (CR 405.7)
---@param other aggro.card
---@return integer, aggro.group
function card:switch_damage(other) end

---Puts damage on cards: nothing is dealt, nothing can prevent it, never more than fatal. (CR 405.3)
---@param amount integer
---@return integer, aggro.group
function card:put_damage(amount) end

---Removes damage from characters: nothing is healed. (CR 405.1)
---@param amount integer|"all"
---@return integer, aggro.group
function card:remove_damage(amount) end

---Changes cards for a time: atk, health, def, cost, strike (a number is added; set_to(n), double), keyword, loses_keyword, cant_have, cant, tag, damage, becomes, cant_be_dealt, loses_powers, hand_size, must_attack, attacks_only, cant_attack, type, switch (ATK and health), use_cost, playable, rather_than, usable, control (true, or a player), power (the name of one of the card's grants), powers_of or rewards_of (all that another card prints). `when`: a state of the card, or a condition, while which it works (CR 714.3a). With once = true a change of costs or leave to play ends with the card that it was used for, a Warp as it is used. On a filter it holds for whatever matches from now on (CR 714.3e). (CR 714.3)
---@param changes aggro.gain
function card:gain(changes) end

---Two cards in play change their controllers; nothing where one player has both, or one is no card that can change. (CR 415.8e)
---@param other aggro.card
---@return boolean
function card:exchange_control(other) end

---Begins a delayed trigger, replacement or shield that the card declares under `later`. What is handed over (cards, links, players, numbers) is read there as event.given[1] and on. (CR 715)
---@param later string
---@param lasts aggro.lasts
---@param given? table
function card:begin(later, lasts, given) end

---Whether it matches, in whatever zone it is where the filter names none.
---@param filter aggro.filter
---@return boolean
function card:is(filter) end

---Whether it could be aimed at that if it were added to the chain now. (CR 706.6)
---@param other aggro.card|aggro.link|aggro.player|aggro.pile
---@return boolean
function card:could_target(other) end

--- (CR 404.1)
---@param name string
---@return integer
function card:counters(name) end

---A card in play has all that is printed on the other, until it leaves play. Heroes do not. (CR 402.3)
---@param other aggro.card
function card:becomes_copy_of(other) end

---As many types, and the same ones. (CR 300.1c)
---@param other aggro.card
---@return boolean
function card:same_type(other) end

---Whether both have one of their types, or the tag of one class, or of one of the twelve races. (CR 206.1a, CR 300.1c)
---@param what "type"|"class"|"race"
---@param other aggro.card
---@return boolean
function card:shares(what, other) end

---How much of a keyword it has now: the numbers of all instances together, or how many there are. Of a card that has moved: 1 where it had it. (CR 700.1)
---@param keyword string
---@return integer
function card:keyword(keyword) end

---The cards that are the sources of what gives it this keyword now, wherever they are. (CR 714.1)
---@param keyword string
---@return aggro.group
function card:givers(keyword) end

---Whether its player controls another hero or ally of that class ("monster": with that icon), and of an ability did already as it was added to the chain. (KW Empower)
---@param class "death_knight"|"druid"|"hunter"|"mage"|"paladin"|"priest"|"rogue"|"shaman"|"warlock"|"warrior"|"monster"
---@return boolean
function card:empowered(class) end

---Reveals the top three cards of its player's deck; a Demon ally among them that costs less than this card may come into play, the others go under the deck. (KW Portal)
function card:portal() end

---Its player looks at the top two cards of their deck; any of them stay on top, the others go under it. (KW Delve)
function card:delve() end

---The number that is printed on its side that shows: no modifier changes it. 0 where it has none. (CR 205.1)
---@param number "cost"|"atk"|"health"|"def"|"strike"
---@return integer
function card:printed(number) end

---This card bears the mark from now on, and no other; filters read it: `any.hero:marked("bomb")`, `any.ally:beside("bomb")` (in the party of its controller). It goes with the card's becoming another one, and is no counter.
---@param mark string
function card:mark(mark) end

---@class aggro.group
---@field [integer] any
---@operator add(any): aggro.group
---@operator sub(any): aggro.group
---@operator len: integer
local group = {}

---Destroys what is in play. Of the second group numbers are read as they were (CR 707.3). (CR 415.9d)
---@return aggro.group, aggro.group
function group:destroy() end

---Exhausts those that are ready. (CR 411)
---@return aggro.group
function group:exhaust() end

---Readies those that are exhausted. (CR 411)
---@return aggro.group
function group:ready() end

---Turns a card over to its other side. (CR 301.2)
---@return aggro.group
function group:flip() end

---Turns cards face down. (CR 412.1)
---@return aggro.group
function group:turn_face_down() end

---Puts cards into their owners' hands; with `of`, into that player's, who owns them from then on. (CR 415.2)
---@param options? { of?: aggro.player }
---@return aggro.group
function group:to_hand(options) end

---Puts cards on their owners' decks, or under them; of several their owner says in which order, but for `ordered` ones, which keep theirs. With `of`, that player's deck; they own them from then on. (CR 415.3)
---@param place "top"|"bottom"
---@param options? { of?: aggro.player, ordered?: boolean }
---@return aggro.group
function group:to_deck(place, options) end

---Puts cards into their owners' graveyards; no card is destroyed or discarded by it. With `of`, into that player's, who owns them from then on. (CR 415.2)
---@param options? { of?: aggro.player }
---@return aggro.group
function group:to_graveyard(options) end

---Discards cards that are in a hand. (CR 415.9e)
---@return aggro.group
function group:discard() end

---Characters in play are set apart, as `player:set_apart` says, whoever controls them: that player's own effects reach them as little as anybody's. They attack and damage only those who are not set apart.
---@param apart boolean
function group:set_apart(apart) end

---Removes cards from the game; with `face` as it says, else a resource that lies face down stays so. With `hold`, they are found again as `me.held`. (CR 415.7a)
---@param options? { hold?: boolean, face?: "down"|"up" }
---@return aggro.group
function group:remove_from_game(options) end

---They stay in play for the next game of the match: it is told, and nothing else happens. (CR 800.1)
function group:keep() end

---Whether this card's number is higher or lower than the other's. (CR 712.8)
---@param number "cost"|"atk"|"health"|"def"
---@param cards? any
---@return string?
function group:compare(number, cards) end

---Puts cards into play, under the control of the effect's player where no other is named; with `as`, as another type of card until they leave play (CR 300.1d). (CR 710)
---@param options? { under?: aggro.player, exhausted?: boolean, attached_to?: aggro.card, as?: "ally"|"ability"|"armor"|"item"|"weapon"|string[] }
---@return aggro.group
function group:to_play(options) end

---Puts cards into the resource row of the effect's player, or of the one that `of` names, whoever owns them; face down where nothing else is said, off the chain. Into their owners': of = card.owner. (CR 412)
---@param options? { face?: "down"|"up", of?: aggro.player, exhausted?: boolean }
---@return aggro.group
function group:to_resources(options) end

---Puts cards into their owners' decks and shuffles those. (CR 415)
---@return aggro.group
function group:shuffle_into_deck() end

---Shows cards to all players. (CR 415)
---@return aggro.group
function group:reveal() end

---Moves attachments under a host that fits their attach description; what is no attachment becomes one, with the description `to`. Of a card on the chain it is the host with which it enters play (`attached_by_effect`). (CR 400.7)
---@param host aggro.card
---@param options? { to?: aggro.filter }
---@return aggro.group
function group:attach_to(host, options) end

---Takes characters out of combat, or out of a proposed one. (CR 602.4)
---@return aggro.group
function group:remove_from_combat() end

---Puts n counters (1) on each card. Called "+1/+1" (ATK and health), "-1 ATK", "+2 health" or "+1 DEF" they change its numbers (CR 404.1c). (CR 404.1)
---@param name string
---@param n? integer
function group:add_counters(name, n) end

---Takes up to n counters (1) from each card. (CR 404.1)
---@param name string
---@param n? integer
function group:remove_counters(name, n) end

---Deals damage from one character to a card, a group or all that match a filter now, a packet each. The type may be a list; { } is no type (CR 408.3a). Amount 0: nothing happens. `smash`: what is more than fatal goes on to the hero (CR 405.8). (CR 408)
---@param amount integer
---@param type string|string[]
---@param to aggro.card|aggro.group|aggro.filter|aggro.card[]
---@param options? { unpreventable?: boolean, smash?: boolean, combat?: boolean }
---@return integer, aggro.group
function group:deal(amount, type, to, options) end

---Deals different amounts at the same time, for "3 to the first, 2 to the second" and for damage that is divided. (CR 408)
---@param type string|string[]
---@param packets table
---@param options? { unpreventable?: boolean, smash?: boolean, combat?: boolean }
---@return integer, aggro.group
function group:deal_each(type, packets, options) end

---Heals damage from each of them. (CR 407)
---@param amount integer|"all"
---@param to aggro.card|aggro.group|aggro.filter|aggro.card[]
---@return integer, aggro.group
function group:heal(amount, to) end

---Puts damage on cards: nothing is dealt, nothing can prevent it, never more than fatal. (CR 405.3)
---@param amount integer
---@return integer, aggro.group
function group:put_damage(amount) end

---Removes damage from characters: nothing is healed. (CR 405.1)
---@param amount integer|"all"
---@return integer, aggro.group
function group:remove_damage(amount) end

---Changes cards for a time: atk, health, def, cost, strike (a number is added; set_to(n), double), keyword, loses_keyword, cant_have, cant, tag, damage, becomes, cant_be_dealt, loses_powers, hand_size, must_attack, attacks_only, cant_attack, type, switch (ATK and health), use_cost, playable, rather_than, usable, control (true, or a player), power (the name of one of the card's grants), powers_of or rewards_of (all that another card prints). `when`: a state of the card, or a condition, while which it works (CR 714.3a). With once = true a change of costs or leave to play ends with the card that it was used for, a Warp as it is used. On a filter it holds for whatever matches from now on (CR 714.3e). (CR 714.3)
---@param changes aggro.gain
function group:gain(changes) end

---Those that match, in whatever zone they are where the filter names none.
---@param filter aggro.filter
---@return aggro.group
function group:where(filter) end

---Whether it is among them.
---@param card any
---@return boolean
function group:has(card) end

---Picks at random, with the dice of the game. (CR 706.5)
---@param n? integer
---@return any
function group:random(n) end

---Chooses from a filter ("your" is the effect's player), a group, a list of cards, links, numbers or texts ({ "odd", "even" }), or players (a group, or player.opposing). With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Several players decide together: one proposes, all agree.
---@param how { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down" }
---@return any
function group:choose(how) end

---Chooses a whole number.
---@param how { min?: integer, max?: integer, prompt?: string }
---@return integer
function group:choose_number(how) end

---Asks yes or no. Where verbs and their cards follow, it is no without asking unless all of it can be done; nil or an empty group can't. (CR 712.7)
---@param prompt? string
---@param ... any
---@return boolean
function group:may(prompt, ...) end

---Each chooses on their own, in turn order, then it counts together. In the filter "your" is the one who chooses. With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Who is set apart from the player of the effect is not asked. (CR 802.1)
---@param how { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down" }
---@return aggro.group
function group:each_choose(how) end

---One player, or several together (one proposes, all agree), divide an amount among cards, one card after the other. `at_most`: a number for each, or what is left of its health. What fits is divided whole; cards with nothing are not in the list.
---@param how { amount?: integer, among?: aggro.card|aggro.group|aggro.filter|aggro.card[], at_most?: any }
---@return table
function group:divide(how) end

---@class aggro.player
---@field hero aggro.card Their hero, or the last one that was.
---@field hand aggro.group
---@field party aggro.group All they have in play but resources.
---@field resources aggro.group
---@field graveyard aggro.group Of all their decks.
---@field deck aggro.deck The one that they draw from.
---@field decks aggro.decks A Boss player's decks by name; a raider has `main`.
---@field hand_max integer
---@field name string
---@field is_boss boolean
---@field has_turn boolean It is their turn.
---@field completed_a_quest boolean They completed a quest this turn.
---@field fought_a_hero boolean Their hero dealt combat damage to an opposing hero this turn, which may be gone by now.
---@field opponents aggro.group Clockwise from them.
---@field friends aggro.group Their side, they themselves first, then clockwise.
---@field next aggro.player Who sits to their left.
---@field waiting_bosses aggro.group The Boss cards that are set aside and come after their last Boss, in the order of the raid's `bosses`.
---@field is_apart boolean They are set apart.
local player = {}

---Draws n cards (1), one at a time. (CR 415.9f)
---@param n? integer
---@return aggro.group
function player:draw(n) end

---Draws until they have n cards in hand; nothing where they have them. (CR 713.2)
---@param n integer
---@return aggro.group
function player:draw_to(n) end

---Discards n cards (1) of their choice. (CR 415.9e)
---@param n? integer
---@return aggro.group
function player:discard(n) end

---Rolls a die.
---@return integer
function player:roll() end

---They leave before the effect goes on; where it is their own, after it. (CR 102.1)
function player:lose() end

---"You win the game": all of their opponents lose, at once. (CR 102.1)
function player:win() end

---Puts n tokens (1) into their party; of a card instead of a key, token copies (CR 402.4). With `atk` and `health` these are as if they were printed on them. (CR 404.2)
---@param token string|aggro.card
---@param n? integer
---@param options? { exhausted?: boolean, atk?: integer, health?: integer }
---@return aggro.group
function player:put_token(token, n, options) end

---Adds a card to the chain without playing it: they choose its targets. With `rests`, it goes face down into their resource row as it leaves the chain. (CR 705)
---@param card aggro.card
---@param options? { uninterruptible?: boolean, rests?: "graveyard"|"resources" }
function player:add_to_chain(card, options) end

---Begins a sequence of the raid, about this card where none is named: with the next processing its steps are done one after the other, also across priority windows. (R302.2)
---@param sequence string
---@param card? aggro.card
function player:begin_sequence(sequence, card) end

---They take a turn directly after this one. Of several the newest comes first. (CR 500.3)
function player:extra_turn() end

---They skip their next `turn`, `ready step`, `draw step`, `action phase`, `end phase` or `wrap-up step`. Skips add up. (CR 500.4)
---@param part "turn"|"start phase"|"ready step"|"draw step"|"action phase"|"combat step"|"end phase"|"wrap-up step"
function player:skip(part) end

---From now on their turn comes directly before the other's. With two players nothing happens. (CR 500.6)
---@param other aggro.player
function player:move_right_of(other) end

---They and the characters of their party can do nothing to those who are not set apart, nor those to them: no targets, attacks, protection, damage, modifiers, questions, nothing with their hand and decks. What else they have stays in reach. `false` ends it.
---@param apart boolean
function player:set_apart(apart) end

---Puts the hero that they started with back into play, where a master hero took its place. (CR 301.4d)
---@return aggro.group
function player:return_starting_hero() end

---They remove all their cards from the game and become the Boss player of that raid. All of it or nothing (CR 800.3a): nothing where a raid is being played. (CR 800.3)
---@param raid string
---@return boolean
function player:start_raid(raid) end

---Names one of all cards of the database: `any.card:with { name = it }`.
---@param options? { prompt?: string }
---@return string?
function player:name_card(options) end

---Chooses an ally type among those of the database: `any.ally:with { tag = it }`. (CR 202.4)
---@param options? { prompt?: string }
---@return string?
function player:choose_ally_type(options) end

---A name that no card and no token has. (CR 200.3)
---@return string
function player:make_up_name() end

---Chooses a card of the database that a deck of their hero may hold beside those in the list: icons, traits, one talent spec, one reputation, four of a name. With { type = "ally", tag = "Traitor" } instead of a list: any card of that type, and tag, that a player's deck may hold. (CR 800.2b)
---@param from any
---@param options? { prompt?: string, may?: boolean }
---@return string?
function player:choose_from_collection(from, options) end

---Makes a card of the collection, which is theirs and lies set aside: to_play, to_hand … say where it goes. With `deck` it belongs to that deck of the Boss player. (CR 800.2b)
---@param key any
---@param options? { deck?: string }
---@return any
function player:make_card(key, options) end

---The cards with these keys are made, put into their deck, and that is shuffled. (CR 800.2)
---@param deck any
function player:build_deck(deck) end

---Plays the card at once, from wherever it lies, onto the chain above the link that resolves. They pay for it as ever, but with `free`; X is 0 then, and additional costs are paid all the same (CR 403.6a). Nothing where they can't play it. (CR 403.3)
---@param card aggro.card
---@param options? { free?: boolean }
---@return boolean
function player:play(card, options) end

---Plays a copy of a card that lies elsewhere, as `play` does. The copy is a card on the chain and nowhere else. (CR 402.2)
---@param card aggro.card
---@param options? { free?: boolean }
---@return boolean
function player:play_copy(card, options) end

---Completes the quest at once, [Basic] or not; with `free` without paying its cost. (CR 702.2)
---@param quest aggro.card
---@param options? { free?: boolean }
---@return boolean
function player:complete(quest, options) end

---"You may pay (n). If you do": they exhaust so many resources, if they can and like. Who can't is not asked. (CR 403.6)
---@param n integer
---@param prompt? string
---@return boolean
function player:may_pay(n, prompt) end

---Places the cards as additional resources, ready or exhausted, each as a link of its own: it can be answered, not interrupted, and is not the one of the turn. Of quests and locations they choose the face, and pay what lying face up costs. (CR 412.1c)
---@param cards aggro.card|aggro.group|aggro.filter|aggro.card[]
---@param options? { exhausted?: boolean }
---@return integer
function player:place(cards, options) end

---Chooses from a filter ("your" is the effect's player), a group, a list of cards, links, numbers or texts ({ "odd", "even" }), or players (a group, or player.opposing). With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Several players decide together: one proposes, all agree.
---@param how { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down" }
---@return any
function player:choose(how) end

---Chooses a whole number.
---@param how { min?: integer, max?: integer, prompt?: string }
---@return integer
function player:choose_number(how) end

---Asks yes or no. Where verbs and their cards follow, it is no without asking unless all of it can be done; nil or an empty group can't. (CR 712.7)
---@param prompt? string
---@param ... any
---@return boolean
function player:may(prompt, ...) end

---Each chooses on their own, in turn order, then it counts together. In the filter "your" is the one who chooses. With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Who is set apart from the player of the effect is not asked. (CR 802.1)
---@param how { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down" }
---@return aggro.group
function player:each_choose(how) end

---One player, or several together (one proposes, all agree), divide an amount among cards, one card after the other. `at_most`: a number for each, or what is left of its health. What fits is divided whole; cards with nothing are not in the list.
---@param how { amount?: integer, among?: aggro.card|aggro.group|aggro.filter|aggro.card[], at_most?: any }
---@return table
function player:divide(how) end

---Looks through their own zones (or those `of` another) for what the filter describes (or is among a group of cards there), without it for a card. In a deck or hand what is described may be failed to find, "a card" may not (CR 413.3). The owner shuffles the deck that was looked through before the effect goes on; with other zones beside it they say whether it is (CR 413.2). (CR 413)
---@param how { in_zones?: any, for_?: any, count?: integer, of?: aggro.player, prompt?: string }
---@return any
function player:search(how) end

---So many more cards of an automated side's deck are flipped and played, one at a time, each on an empty chain.
---@param n integer
function player:flip_cards(n) end

---@class aggro.deck
---@field count integer How many cards it has.
---@field owner aggro.player
---@field graveyard aggro.group The graveyard that goes with it.
local deck = {}

---Looks at the top. Where a Boss player's deck holds fewer, its graveyard is shuffled in under them first. (R101.3c)
---@param n? integer
---@return any
function deck:top(n) end

---Reveals the top n cards, one where no number is given; raises.reveal may make them more. (CR 716.1f)
---@param n? integer
---@return aggro.group
function deck:reveal(n) end

--- (CR 415)
function deck:shuffle() end

---Turns the deck over: its last card lies on top, and all its cards, those to come too, lie face up. (CR 415.3d)
function deck:turn_over() end

---From now on its owner draws from this deck, in their draw step and by effects. (R301.1)
function deck:draw_from() end

---@class aggro.decks
---@field [string|integer] any
local decks = {}

---@class aggro.pile
---@field cards aggro.group
---@field count integer
---@field owner aggro.player
local pile = {}

---Shuffles all its cards into the deck that it belongs to. (CR 415)
---@return aggro.group
function pile:shuffle_into_deck() end

---@class aggro.link
---@field card aggro.card? The card, or the source of the effect.
---@field name string
---@field controller aggro.player?
---@field chooser aggro.player? Who chose its modes: "choose an opponent, and they choose one".
---@field x integer
---@field exists boolean It is still on the chain.
---@field is_card boolean A card that was played, no effect.
---@field targets table What it is aimed at, in the order of its text.
---@field single_target any Where exactly one was chosen.
---@field attacker aggro.card? The proposed attacker, where the link proposes a combat.
---@field defenders aggro.group The proposed defenders.
---@field other_defenders aggro.group Whom the proposed attacker could be proposed against instead.
local link = {}

---Whether change_target would do it now. (CR 706.2)
---@param old aggro.card|aggro.link|aggro.player|aggro.pile
---@param new aggro.card|aggro.link|aggro.player|aggro.pile
---@return boolean
function link:can_change_target(old, new) end

---Puts a new target in the place of one that it has, where that is legal for the link's own controller; the new one is targeted. (CR 706.2)
---@param old aggro.card|aggro.link|aggro.player|aggro.pile
---@param new aggro.card|aggro.link|aggro.player|aggro.pile
---@return boolean
function link:change_target(old, new) end

---The combat is proposed against this card, a legal choice for the attacker, instead of `before` (the first defender). (CR 601.2)
---@param card aggro.card
---@param before? aggro.card
---@return boolean
function link:change_defender(card, before) end

---Adds a duplicate of a card that is on the chain, or was there as it is last known: with all that was chosen and paid for it. With new_targets its controller (the effect's player) may choose others. Nobody plays it. (CR 402.1)
---@param options? { controller?: aggro.player, new_targets?: boolean }
---@return aggro.link?
function link:copy(options) end

---Its card goes to its owner's graveyard and does nothing. (CR 711)
---@return boolean
function link:interrupt() end

---@class aggro.event
---@field card aggro.card? What it happened to, as it was then. Of damage that would be dealt: the destination.
---@field became aggro.card? The card that it has become by the event, to be found where it went.
---@field with aggro.card? What damage or healing comes from: the weapon struck first, or the card whose text it is.
---@field fatal boolean Fatal damage, or destruction by it.
---@field back_up boolean Of a card that is turned over: to its other side; false: to its front.
---@field source aggro.card? What did it.
---@field player aggro.player? The player it is about.
---@field by aggro.player? The player who caused it.
---@field amount integer
---@field combat boolean Combat damage.
---@field link aggro.link? The link that it is about (played, added, targeted, resolved …); of what an effect does to cards nil: see `event.source`.
---@field from string The zone it came from.
---@field to string The zone it went to.
---@field given table What `begin` handed over.
local event = {}

---"If you do, prevent that damage": what is unpreventable stays as it is. (CR 717.3)
---@return integer
function event:prevent() end

---Whether the damage is of the type, or of one of a list. (CR 205.1)
---@param type string|string[]
---@return boolean
function event:has_damage(type) end

---@class aggro.targets
---@field [string|integer] any
local targets = {}

---What was divided among them as the link was added, for source:deal_each. The share of a target that is illegal now is lost. (CR 707.1d)
---@param name any
---@return table
function targets:divided(name) end

---@class aggro.memory
---@field [string|integer] any
local memory = {}

---The card that bears the mark now.
---@param mark string
---@return aggro.card?
function marked(mark) end

---Nobody bears the mark any more.
---@param mark string
function unmark(mark) end

---The turn is over at once: all other links are interrupted, nobody is in combat, the next turn begins (that of `player`, where one is named). (CR 500.5)
---@param player? aggro.player
function end_turn(player) end

---What matches now.
---@param filter aggro.filter
---@return aggro.group
function all(filter) end

---Goes through a group, a list of cards or what matches a filter now.
---@param group any
---@return fun(): integer, any
function each(group) end

---Gives a word of the raid another number.
---@param word string
---@param n integer
function set_word(word, n) end

---A text with numbers (%d) and texts (%s) in it.
---@param form string
---@param ... any
---@return string
function format(form, ...) end
