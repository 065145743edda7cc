---@meta
-- What effects do, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---A text with numbers (%d) and texts (%s) in it.
---@type fun(form: string, ...: any): string
format = {}

---@class aggro.card
---@field destroy fun(self: aggro.card): aggro.group, aggro.group Destroys what is in play. Of the second group numbers are read as they were (CR 707.3). (CR 415.9d)
---@field exhaust fun(self: aggro.card): aggro.group Exhausts those that are ready. (CR 411)
---@field ready fun(self: aggro.card): aggro.group Readies those that are exhausted. (CR 411)
---@field flip fun(self: aggro.card): aggro.group Turns a card over to its other side. (CR 301.2)
---@field turn_face_down fun(self: aggro.card): aggro.group Turns cards face down. (CR 412.1)
---@field turn_face_up fun(self: aggro.card): aggro.group Turns cards face up: quests and locations of the row, and what was removed from the game face down. (CR 412.1b)
---@field to_hand fun(self: aggro.card, options?: { of?: aggro.player }): aggro.group Puts cards into their owners' hands; with `of`, into that player's, who owns them from then on. (CR 415.2)
---@field to_deck fun(self: aggro.card, place: "top"|"bottom", options?: { of?: aggro.player, ordered?: boolean }): aggro.group Puts cards on their owners' decks, under them, or so far from the top (3: third), under all where there are fewer; of several their owner says in which order, but for `ordered` ones, which keep theirs. With `of`, that player's deck, who owns them from then on: each card of theirs goes to the deck that it belongs to, another's to their main deck. (CR 415.3)
---@field to_graveyard fun(self: aggro.card, options?: { of?: aggro.player }): aggro.group Puts cards into their owners' graveyards; no card is destroyed or discarded by it. With `of`, into that player's, who owns them from then on. (CR 415.2)
---@field discard fun(self: aggro.card): aggro.group Discards cards that are in a hand. (CR 415.9e)
---@field set_apart fun(self: aggro.card, apart: boolean) Characters in play are set apart, as `player:set_apart` says, whoever controls them: that player's own effects reach them as little as anybody's. They attack and damage only those who are not set apart.
---@field remove_from_game fun(self: aggro.card, options?: { hold?: boolean, face?: "down"|"up" }): aggro.group Removes cards from the game; with `face` as it says, else a resource that lies face down stays so. With `hold`, they are found again as `me.held`. What the raid's own functions remove, the game removes (CR 103.3): a Boss, too; nothing stops that. (CR 415.7a)
---@field keep fun(self: aggro.card) They are kept for the next game: it is told, and nothing else happens. Those that the Boss player owns, whoever has them, `aggro play --keep` hands on. (CR 800.1)
---@field compare fun(self: aggro.card, number: "cost"|"atk"|"health"|"def", cards?: any): string? Whether this card's number is higher or lower than the other's. (CR 712.8)
---@field to_play fun(self: aggro.card, options?: { under?: aggro.player, exhausted?: boolean, attached_to?: aggro.card, as?: "ally"|"ability"|"armor"|"item"|"weapon"|string[] }): aggro.group Puts cards into play, under the control of the effect's player where no other is named; with `as`, as another type of card until they leave play (CR 300.1d). (CR 710)
---@field to_resources fun(self: aggro.card, options?: { face?: "down"|"up", of?: aggro.player, exhausted?: boolean, placed?: boolean }): aggro.group Puts cards into the resource row of the effect's player, or of the one that `of` names, whoever owns them; face down where nothing else is said, off the chain. Into their owners': of = card.owner. Triggers on what is placed see it with `placed`, which counts against nobody's one resource a turn. (CR 412)
---@field shuffle_into_deck fun(self: aggro.card): aggro.group Puts cards into their owners' decks and shuffles those. (CR 415)
---@field reveal fun(self: aggro.card): aggro.group Shows cards to all players. (CR 415)
---@field attach_to fun(self: aggro.card, host: aggro.card, options?: { to?: aggro.filter }): aggro.group Moves attachments under a host that fits their attach description; what is no attachment becomes one, with the description `to`. Of a card on the chain it is the host with which it enters play (`attached_by_effect`). (CR 400.7)
---@field detach fun(self: aggro.card): aggro.group Takes cards from what they are attached to. What an effect attached stays in play and is not an attachment any more; an attachment by its text is destroyed by the game (CR 410.6c), unless it is one that says `stays_unattached`. (CR 400.1)
---@field remove_from_combat fun(self: aggro.card): aggro.group Takes characters out of combat, or out of a proposed one. (CR 602.4)
---@field becomes_defender fun(self: aggro.card, before?: aggro.card): boolean This character defends instead of `before` (the first defender), who is removed from combat. It does not strike. (CR 602.3a)
---@field add_counters fun(self: aggro.card, name: string, n?: integer) Puts n counters (1) on each card. Called "+1/+1" (ATK and health), "-1 ATK", "+2 health" or "+1 DEF" they change its numbers (CR 404.1c). (CR 404.1)
---@field remove_counters fun(self: aggro.card, name: string, n?: integer) Takes up to n counters (1) from each card. (CR 404.1)
---@field trigger fun(self: aggro.card) All triggered powers that it has trigger, as if what they wait for had happened: the event is about the card itself, by the card itself, with an amount of 0. (CR 703.5)
---@field swap_to fun(self: aggro.card, key: string, options?: { keep_readiness?: boolean, keep_damage?: boolean }) The Boss gives way to another card of the same Boss: the same object, undamaged unless it keeps its damage, ready unless it keeps its readiness. (R101.4)
---@field deal fun(self: aggro.card, amount: integer, type: "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[], to: aggro.card|aggro.group|aggro.filter|aggro.card[], options?: { unpreventable?: boolean, smash?: boolean, combat?: boolean }): integer, aggro.group Deals damage from one character to a card, a group or all that match a filter now, a packet each. The type may be a list; { } is no type (CR 408.3a). Amount 0: nothing happens. `smash`: what is more than fatal goes on to the hero (CR 405.8). (CR 408)
---@field deal_each fun(self: aggro.card, type: "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[], packets: table, options?: { unpreventable?: boolean, smash?: boolean, combat?: boolean }): integer, aggro.group Deals different amounts at the same time, for "3 to the first, 2 to the second" and for damage that is divided. (CR 408)
---@field heal fun(self: aggro.card, amount: integer|"all", to: aggro.card|aggro.group|aggro.filter|aggro.card[]): integer, aggro.group Heals damage from each of them. (CR 407)
---@field switch_damage fun(self: aggro.card, other: aggro.card): integer, aggro.group Switches all damage of two characters in play: nothing is dealt or healed. (CR 405.7)
---@field put_damage fun(self: aggro.card, amount: integer): integer, aggro.group Puts damage on cards: nothing is dealt, nothing can prevent it, never more than fatal. (CR 405.3)
---@field remove_damage fun(self: aggro.card, amount: integer|"all"): integer, aggro.group Removes damage from characters: nothing is healed. (CR 405.1)
---@field gain fun(self: aggro.card, changes: aggro.gain) Changes cards for a time: atk, health, def, cost, strike (a number is added; set_to(n), double), keyword, loses_keyword, cant_have, cant, tag, damage, becomes, cant_be_dealt, loses_powers, hand_size, must_attack, attacks_only, cant_attack, type, switch (ATK and health), use_cost, playable, rather_than, usable, control (true, or a player), power (the name of one of the card's grants), powers_of or rewards_of (all that another card prints). `only_if`: a state of the card, or a condition, while which it works (CR 714.3a). With once = true a change of costs or leave to play ends with the card that it was used for, a Warp as it is used. On a filter it holds for whatever matches from now on (CR 714.3e). (CR 714.3)
---@field exchange_control fun(self: aggro.card, other: aggro.card): boolean Two cards in play change their controllers; nothing where one player has both, or one is no card that can change. (CR 415.8e)
---@field begin fun(self: aggro.card, later: string, lasts: aggro.lasts, given?: table) Begins a delayed trigger, replacement or shield that the card declares under `later`. What is handed over (each a card, a link, a player or a number, no group) is read there as event.given[1] and on. (CR 715)
---@field name string Its name; "" where it is face down. (CR 200)
---@field key string `<set>/<stem>` of its script.
---@field cost integer Its printed cost; X counts while it is on the chain. (CR 201.1)
---@field atk integer Its ATK now. (CR 205.1)
---@field health integer Its health now.
---@field damage integer The damage on it. (CR 405.1)
---@field damage_this_turn integer The damage that it was dealt this turn. (CR 408.1)
---@field def integer Its DEF now. (CR 304)
---@field strike integer What striking with it costs now. (CR 303.2)
---@field x integer The X that was chosen for it. (CR 201.3)
---@field paid integer The number that its cost recorded: of a part with up_to, any_number or x, of damage that was put, of all counters. Where no cost of the card records one it is a fault. (CR 403)
---@field paid_with aggro.group The cards that were chosen to pay for the link that resolves, as they were then: the ally that was destroyed, the cards that were discarded. (CR 403.1)
---@field link aggro.link? By which it is on the chain. (CR 705)
---@field is_ready boolean It is not exhausted. (CR 411)
---@field exhausted boolean (CR 411)
---@field attacking boolean (CR 602.1)
---@field defending boolean (CR 602.3)
---@field in_play boolean (CR 415)
---@field exists boolean It has not become another card. (CR 415.9a)
---@field face_up boolean (CR 412.1)
---@field back_up boolean Its other side shows. (CR 301)
---@field home_deck string The name of its owner's deck that it belongs to, also of a card that lies face down. (R101.3c)
---@field is_token boolean (CR 404.2)
---@field is_boss boolean (R101.1)
---@field owner aggro.player (CR 401.2)
---@field controller aggro.player Who controls it; outside play and chain, its owner. (CR 401.1)
---@field player aggro.player Of the card that acts: the effect's player. Of others: the controller. (CR 401.1)
---@field hero aggro.card The hero of its player, or the last one that was. (CR 301)
---@field host aggro.card? What it is attached to. (CR 400)
---@field attachments aggro.group What is attached to it. (CR 400)
---@field fallen aggro.card? Of an attachment that died with its host: what it is now, in a graveyard, until it moves on. (CR 415.9c)
---@field possible_hosts aggro.group The other cards in play that fit its attach description, targetable or not. (CR 400.7)
---@field held aggro.group What it removed from the game with `hold`.
---@field memory aggro.memory Four integers that live and die with the card; written with `me.memory[1] = n`.
---@field is fun(self: aggro.card, filter: aggro.filter): boolean Whether it matches, in whatever zone it is where the filter names none.
---@field could_target fun(self: aggro.card, other: aggro.card|aggro.link|aggro.player|aggro.pile): boolean Whether it could be aimed at that if it were added to the chain now. (CR 706.6)
---@field counters fun(self: aggro.card, name: string): integer (CR 404.1)
---@field becomes_copy_of fun(self: aggro.card, other: aggro.card) A card in play has all that is printed on the other, until it leaves play. Heroes do not. The other may lie elsewhere: a token that was made so becomes "a 6/6 Gryphon named …". (CR 402.3)
---@field same_type fun(self: aggro.card, other: aggro.card): boolean As many types, and the same ones. (CR 300.1c)
---@field shares fun(self: aggro.card, what: "type"|"class"|"race"|"name"|"controller", other: aggro.card): boolean Whether both have one of their types, the tag of one class, or of one of the twelve races, or the same name or controller. (CR 206.1a, CR 300.1c)
---@field keyword fun(self: aggro.card, keyword: string): integer How much of a keyword it has now: the numbers of all instances together, or how many there are. Of a card that has moved: 1 where it had it. (CR 700.1)
---@field givers fun(self: aggro.card, keyword: string): aggro.group The cards that are the sources of what gives it this keyword now, wherever they are. (CR 714.1)
---@field empowered fun(self: aggro.card, class: "death_knight"|"druid"|"hunter"|"mage"|"paladin"|"priest"|"rogue"|"shaman"|"warlock"|"warrior"|"monster"): boolean Whether its player controls another hero or ally of that class ("monster": with that icon), and of an ability did already as it was added to the chain. (KW Empower)
---@field portal fun(self: aggro.card) Reveals the top three cards of its player's deck; a Demon ally among them that costs less than this card may come into play, the others go under the deck. (KW Portal)
---@field delve fun(self: aggro.card) Its player looks at the top two cards of their deck; any of them stay on top, the others go under it. (KW Delve)
---@field printed fun(self: aggro.card, number: "cost"|"atk"|"health"|"def"|"strike"): integer The number that is printed on its side that shows: no modifier changes it. 0 where it has none. (CR 205.1)
---@field order integer Which Boss or stage it is, or was as it was last known; 0 where it is none. (R502.2a)
---@field mark fun(self: aggro.card, mark: string) This card bears the mark from now on, and no other; filters read it: `any.hero:marked("bomb")`, `any.ally:beside("bomb")` (in the party of its controller). It goes with the card's becoming another one, and is no counter.

---@class aggro.group
---@field destroy fun(self: aggro.group): aggro.group, aggro.group Destroys what is in play. Of the second group numbers are read as they were (CR 707.3). (CR 415.9d)
---@field exhaust fun(self: aggro.group): aggro.group Exhausts those that are ready. (CR 411)
---@field ready fun(self: aggro.group): aggro.group Readies those that are exhausted. (CR 411)
---@field flip fun(self: aggro.group): aggro.group Turns a card over to its other side. (CR 301.2)
---@field turn_face_down fun(self: aggro.group): aggro.group Turns cards face down. (CR 412.1)
---@field turn_face_up fun(self: aggro.group): aggro.group Turns cards face up: quests and locations of the row, and what was removed from the game face down. (CR 412.1b)
---@field to_hand fun(self: aggro.group, options?: { of?: aggro.player }): aggro.group Puts cards into their owners' hands; with `of`, into that player's, who owns them from then on. (CR 415.2)
---@field to_deck fun(self: aggro.group, place: "top"|"bottom", options?: { of?: aggro.player, ordered?: boolean }): aggro.group Puts cards on their owners' decks, under them, or so far from the top (3: third), under all where there are fewer; of several their owner says in which order, but for `ordered` ones, which keep theirs. With `of`, that player's deck, who owns them from then on: each card of theirs goes to the deck that it belongs to, another's to their main deck. (CR 415.3)
---@field to_graveyard fun(self: aggro.group, options?: { of?: aggro.player }): aggro.group Puts cards into their owners' graveyards; no card is destroyed or discarded by it. With `of`, into that player's, who owns them from then on. (CR 415.2)
---@field discard fun(self: aggro.group): aggro.group Discards cards that are in a hand. (CR 415.9e)
---@field set_apart fun(self: aggro.group, apart: boolean) Characters in play are set apart, as `player:set_apart` says, whoever controls them: that player's own effects reach them as little as anybody's. They attack and damage only those who are not set apart.
---@field remove_from_game fun(self: aggro.group, options?: { hold?: boolean, face?: "down"|"up" }): aggro.group Removes cards from the game; with `face` as it says, else a resource that lies face down stays so. With `hold`, they are found again as `me.held`. What the raid's own functions remove, the game removes (CR 103.3): a Boss, too; nothing stops that. (CR 415.7a)
---@field keep fun(self: aggro.group) They are kept for the next game: it is told, and nothing else happens. Those that the Boss player owns, whoever has them, `aggro play --keep` hands on. (CR 800.1)
---@field compare fun(self: aggro.group, number: "cost"|"atk"|"health"|"def", cards?: any): string? Whether this card's number is higher or lower than the other's. (CR 712.8)
---@field to_play fun(self: aggro.group, options?: { under?: aggro.player, exhausted?: boolean, attached_to?: aggro.card, as?: "ally"|"ability"|"armor"|"item"|"weapon"|string[] }): aggro.group Puts cards into play, under the control of the effect's player where no other is named; with `as`, as another type of card until they leave play (CR 300.1d). (CR 710)
---@field to_resources fun(self: aggro.group, options?: { face?: "down"|"up", of?: aggro.player, exhausted?: boolean, placed?: boolean }): aggro.group Puts cards into the resource row of the effect's player, or of the one that `of` names, whoever owns them; face down where nothing else is said, off the chain. Into their owners': of = card.owner. Triggers on what is placed see it with `placed`, which counts against nobody's one resource a turn. (CR 412)
---@field shuffle_into_deck fun(self: aggro.group): aggro.group Puts cards into their owners' decks and shuffles those. (CR 415)
---@field reveal fun(self: aggro.group): aggro.group Shows cards to all players. (CR 415)
---@field attach_to fun(self: aggro.group, host: aggro.card, options?: { to?: aggro.filter }): aggro.group Moves attachments under a host that fits their attach description; what is no attachment becomes one, with the description `to`. Of a card on the chain it is the host with which it enters play (`attached_by_effect`). (CR 400.7)
---@field detach fun(self: aggro.group): aggro.group Takes cards from what they are attached to. What an effect attached stays in play and is not an attachment any more; an attachment by its text is destroyed by the game (CR 410.6c), unless it is one that says `stays_unattached`. (CR 400.1)
---@field remove_from_combat fun(self: aggro.group): aggro.group Takes characters out of combat, or out of a proposed one. (CR 602.4)
---@field add_counters fun(self: aggro.group, name: string, n?: integer) Puts n counters (1) on each card. Called "+1/+1" (ATK and health), "-1 ATK", "+2 health" or "+1 DEF" they change its numbers (CR 404.1c). (CR 404.1)
---@field remove_counters fun(self: aggro.group, name: string, n?: integer) Takes up to n counters (1) from each card. (CR 404.1)
---@field deal fun(self: aggro.group, amount: integer, type: "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[], to: aggro.card|aggro.group|aggro.filter|aggro.card[], options?: { unpreventable?: boolean, smash?: boolean, combat?: boolean }): integer, aggro.group Deals damage from one character to a card, a group or all that match a filter now, a packet each. The type may be a list; { } is no type (CR 408.3a). Amount 0: nothing happens. `smash`: what is more than fatal goes on to the hero (CR 405.8). (CR 408)
---@field deal_each fun(self: aggro.group, type: "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[], packets: table, options?: { unpreventable?: boolean, smash?: boolean, combat?: boolean }): integer, aggro.group Deals different amounts at the same time, for "3 to the first, 2 to the second" and for damage that is divided. (CR 408)
---@field heal fun(self: aggro.group, amount: integer|"all", to: aggro.card|aggro.group|aggro.filter|aggro.card[]): integer, aggro.group Heals damage from each of them. (CR 407)
---@field put_damage fun(self: aggro.group, amount: integer): integer, aggro.group Puts damage on cards: nothing is dealt, nothing can prevent it, never more than fatal. (CR 405.3)
---@field remove_damage fun(self: aggro.group, amount: integer|"all"): integer, aggro.group Removes damage from characters: nothing is healed. (CR 405.1)
---@field gain fun(self: aggro.group, changes: aggro.gain) Changes cards for a time: atk, health, def, cost, strike (a number is added; set_to(n), double), keyword, loses_keyword, cant_have, cant, tag, damage, becomes, cant_be_dealt, loses_powers, hand_size, must_attack, attacks_only, cant_attack, type, switch (ATK and health), use_cost, playable, rather_than, usable, control (true, or a player), power (the name of one of the card's grants), powers_of or rewards_of (all that another card prints). `only_if`: a state of the card, or a condition, while which it works (CR 714.3a). With once = true a change of costs or leave to play ends with the card that it was used for, a Warp as it is used. On a filter it holds for whatever matches from now on (CR 714.3e). (CR 714.3)
---@field where fun(self: aggro.group, filter: aggro.filter): aggro.group Those that match, in whatever zone they are where the filter names none.
---@field has fun(self: aggro.group, card: any): boolean Whether it is among them.
---@field random fun(self: aggro.group, n?: integer): any Picks at random, with the dice of the game. (CR 706.5)
---@field choose fun(self: aggro.group, how: { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up" }): any Chooses from a filter ("your" is the effect's player), a group, a list of cards, links, numbers or texts ({ "odd", "even" }), or players (a group, or player.opposing). With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Several players decide together: one proposes, all agree.
---@field choose_number fun(self: aggro.group, how: { min?: integer, max?: integer, prompt?: string }): integer Chooses a whole number.
---@field may fun(self: aggro.group, prompt?: string, ...: any): boolean Asks yes or no. Where verbs and their cards follow, it is no without asking unless all of it can be done; nil or an empty group can't. (CR 712.7)
---@field each_choose fun(self: aggro.group, how: { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up" }): aggro.group|{ [1]: integer|string, [2]: aggro.player }[] Each chooses on their own, in turn order, then it counts together: cards, or a number or text of a list ({ 0, 1, 2 }), unseen by the others. In the filter "your" is the one who chooses. With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Who is set apart from the player of the effect is not asked. (CR 802.1)
---@field divide fun(self: aggro.group, how: { amount?: integer, among?: aggro.card|aggro.group|aggro.filter|aggro.card[], at_most?: any }): table One player, or several together (one proposes, all agree), divide an amount among cards, one card after the other. `at_most`: a number for each, or what is left of its health. What fits is divided whole; cards with nothing are not in the list.

---@class aggro.player
---@field hero aggro.card Their hero, or the last one that was. (CR 301)
---@field hand aggro.group (CR 415.4)
---@field party aggro.group All they have in play but resources. (CR 415.8)
---@field resources aggro.group (CR 412)
---@field graveyard aggro.group Of all their decks. (CR 415)
---@field deck aggro.deck The one that they draw from. (CR 415.3)
---@field decks aggro.decks A Boss player's decks by name; a raider has `main`. (R101.3)
---@field hand_max integer (CR 415.4)
---@field name string
---@field is_boss boolean (R100)
---@field has_turn boolean It is their turn. (CR 500)
---@field completed_a_quest boolean They completed a quest this turn. (CR 702.2)
---@field fought_a_hero boolean Their hero dealt combat damage to an opposing hero this turn, which may be gone by now. (CR 408.3)
---@field opponents aggro.group Clockwise from them. (CR 102)
---@field friends aggro.group Their side, they themselves first, then clockwise. (CR 102)
---@field next aggro.player Who sits to their left. (CR 500.1)
---@field draw fun(self: aggro.player, n?: integer): aggro.group Draws n cards (1), one at a time. (CR 415.9f)
---@field draw_to fun(self: aggro.player, n: integer): aggro.group Draws until they have n cards in hand; nothing where they have them. (CR 713.2)
---@field discard fun(self: aggro.player, n?: integer): aggro.group Discards n cards (1) of their choice. (CR 415.9e)
---@field roll fun(self: aggro.player, options?: { shows?: integer }): integer Rolls a die. With `shows`, in the effect of `instead.rolled`: the number that is rolled instead; what is rolled there is what the first roll gives. (CR 716.1)
---@field lose fun(self: aggro.player) They leave before the effect goes on; where it is their own, after it. (CR 102.1)
---@field win fun(self: aggro.player) "You win the game": all of their opponents lose, at once. (CR 102.1)
---@field put_token fun(self: aggro.player, token: string|aggro.card, n?: integer, options?: { atk?: integer, health?: integer, exhausted?: boolean }): aggro.group Puts n tokens (1) into their party; of a card instead of a key, token copies (CR 402.4). With `atk` and `health` these are as if they were printed on them. (CR 404.2)
---@field make_token fun(self: aggro.player, token: string|aggro.card, n?: integer, options?: { atk?: integer, health?: integer }): aggro.group Makes n tokens (1) as put_token does, but set aside, so that they enter play with others: `(group + tokens):to_play()`. What stays aside ceases to exist at the next checks. (CR 404.2)
---@field add_to_chain fun(self: aggro.player, card: aggro.card, options?: { cant_be_interrupted?: boolean, rests?: "graveyard"|"resources" }) Adds a card to the chain without playing it: they choose its targets. With `rests`, it goes face down into their resource row as it leaves the chain. (CR 705)
---@field begin_sequence fun(self: aggro.player, sequence: string, card?: aggro.card) Begins a sequence of the raid, about this card where none is named: with the next processing its steps are done one after the other, also across priority windows. (R302.2)
---@field waiting_bosses aggro.group The Boss cards that are set aside and come after their last Boss, in the order of the raid's `bosses`. (R502.2a)
---@field extra_turn fun(self: aggro.player) They take a turn directly after this one. Of several the newest comes first. (CR 500.3)
---@field skip fun(self: aggro.player, part: "turn"|"start phase"|"ready step"|"draw step"|"action phase"|"combat step"|"end phase"|"wrap-up step") They skip their next `turn`, `ready step`, `draw step`, `action phase`, `end phase` or `wrap-up step`. Skips add up. (CR 500.4)
---@field move_right_of fun(self: aggro.player, other: aggro.player) From now on their turn comes directly before the other's. With two players nothing happens. (CR 500.6)
---@field set_apart fun(self: aggro.player, apart: boolean) They and the characters of their party can do nothing to those who are not set apart, nor those to them: no targets, attacks, protection, damage, modifiers, questions, nothing with their hand and decks. What else they have stays in reach. `false` ends it.
---@field is_apart boolean They are set apart.
---@field return_starting_hero fun(self: aggro.player): aggro.group Puts the hero that they started with back into play, where a master hero took its place. (CR 301.4d)
---@field start_raid fun(self: aggro.player, raid: string): boolean They remove all their cards from the game and become the Boss player of that raid. All of it or nothing (CR 800.3a): nothing where a raid is being played. (CR 800.3)
---@field name_card fun(self: aggro.player, options?: { prompt?: string }): string? Names one of all cards of the database: `any.card:with { name = it }`.
---@field choose_ally_type fun(self: aggro.player, options?: { prompt?: string }): string? Chooses an ally type among those of the database: `any.ally:with { tag = it }`. (CR 202.4)
---@field make_up_name fun(self: aggro.player): string A name that no card and no token has. (CR 200.3)
---@field choose_from_collection fun(self: aggro.player, from: any, options?: { prompt?: string, may?: boolean }): string? Chooses a card of the database that a deck of their hero may hold beside those in the list: icons, traits, one talent spec, one reputation, four of a name. With { type = "ally", tag = "Traitor" } instead of a list: any card of that type, and tag or class icon, or ongoing, that a player's deck may hold. (CR 800.2b)
---@field make_card fun(self: aggro.player, key: any, options?: { deck?: string }): any Makes a card of the collection, or of the scenario ("scenario/imp"), which is theirs and lies set aside: to_play, to_hand … say where it goes. With `deck` it belongs to that deck of the Boss player. (CR 800.2b)
---@field build_deck fun(self: aggro.player, deck: any) The cards with these keys are made, put into their deck, and that is shuffled. (CR 800.2)
---@field play fun(self: aggro.player, card: aggro.card, options?: { free?: boolean, target?: aggro.card|aggro.link|aggro.player|aggro.pile }): boolean Plays the card at once, from wherever it lies, onto the chain above the link that resolves. They pay for it as ever, but with `free`; X is 0 then, and additional costs are paid all the same (CR 403.6a). With `target` that is its target, or the first that this may be. Nothing where they can't play it. (CR 403.3)
---@field play_copy fun(self: aggro.player, card: aggro.card, options?: { free?: boolean, target?: aggro.card|aggro.link|aggro.player|aggro.pile }): boolean Plays a copy of a card that lies elsewhere, as `play` does. The copy is a card on the chain and nowhere else. (CR 402.2)
---@field complete fun(self: aggro.player, quest: aggro.card, options?: { free?: boolean }): boolean Completes the quest at once, [Basic] or not; with `free` without paying its cost. (CR 702.2)
---@field may_pay fun(self: aggro.player, cost: integer|string, prompt?: string): boolean, aggro.group "You may pay (n). If you do": they exhaust so many resources, or pay what the card names so among its `costs` (CR 403.1), if they can and like. Who can't is not asked. Of `costs` the group holds the cards that were chosen, as they were. (CR 403.6)
---@field place fun(self: aggro.player, cards: aggro.card|aggro.group|aggro.filter|aggro.card[], options?: { exhausted?: boolean }): integer Places the cards as additional resources, ready or exhausted, each as a link of its own: it can be answered, not interrupted, and is not the one of the turn. Of quests and locations they choose the face, and pay what lying face up costs. (CR 412.1c)
---@field choose fun(self: aggro.player, how: { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up" }): any Chooses from a filter ("your" is the effect's player), a group, a list of cards, links, numbers or texts ({ "odd", "even" }), or players (a group, or player.opposing). With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Several players decide together: one proposes, all agree.
---@field choose_number fun(self: aggro.player, how: { min?: integer, max?: integer, prompt?: string }): integer Chooses a whole number.
---@field may fun(self: aggro.player, prompt?: string, ...: any): boolean Asks yes or no. Where verbs and their cards follow, it is no without asking unless all of it can be done; nil or an empty group can't. (CR 712.7)
---@field each_choose fun(self: aggro.player, how: { from?: any, count?: integer, up_to?: integer, min?: integer, prompt?: string, aim?: aggro.aim, to?: "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up" }): aggro.group|{ [1]: integer|string, [2]: aggro.player }[] Each chooses on their own, in turn order, then it counts together: cards, or a number or text of a list ({ 0, 1, 2 }), unseen by the others. In the filter "your" is the one who chooses. With `to`, the word of a verb, what that can't be done to is left out (CR 709.2b). Who is set apart from the player of the effect is not asked. (CR 802.1)
---@field divide fun(self: aggro.player, how: { amount?: integer, among?: aggro.card|aggro.group|aggro.filter|aggro.card[], at_most?: any }): table One player, or several together (one proposes, all agree), divide an amount among cards, one card after the other. `at_most`: a number for each, or what is left of its health. What fits is divided whole; cards with nothing are not in the list.
---@field search fun(self: aggro.player, how: { in_zones?: "deck"|"hand"|"graveyard"|"removed"|"resources"|string[], for_?: any, count?: integer, of?: aggro.player, prompt?: string }): any Looks through their own zones (or those `of` another) for what the filter describes (or is among a group of cards there), without it for a card. In a deck or hand what is described may be failed to find, "a card" may not (CR 413.3). The owner shuffles the deck that was looked through before the effect goes on; with other zones beside it they say whether it is (CR 413.2). (CR 413)
---@field flip_cards fun(self: aggro.player, n: integer) So many more cards of the automated side's deck are flipped and played, one at a time, each on an empty chain; whoever it is told to.

---@class aggro.deck
---@field count integer How many cards it has. (CR 415.3)
---@field owner aggro.player
---@field graveyard aggro.group The graveyard that goes with it. (R101.3c)
---@field top fun(self: aggro.deck, n?: integer): any Looks at the top. Where a Boss player's deck holds fewer, its graveyard is shuffled in under them first. (R101.3c)
---@field reveal fun(self: aggro.deck, n?: integer): aggro.group Reveals the top n cards, one where no number is given; raises.reveal may make them more. (CR 716.1f)
---@field shuffle fun(self: aggro.deck) (CR 415)
---@field turn_over fun(self: aggro.deck) Turns the deck over: its last card lies on top, and all its cards, those to come too, lie face up. (CR 415.3d)
---@field draw_from fun(self: aggro.deck) From now on its owner draws from this deck, in their draw step and by effects. (R301.1)

---@class aggro.decks

---@class aggro.pile
---@field cards aggro.group (CR 415)
---@field count integer (CR 415)
---@field owner aggro.player (CR 415)
---@field shuffle_into_deck fun(self: aggro.pile): aggro.group Shuffles all its cards into the deck that it belongs to. (CR 415)

---@class aggro.link
---@field card aggro.card? The card, or the source of the effect. (CR 705.5)
---@field name string
---@field controller aggro.player? (CR 401.1)
---@field chooser aggro.player? Who chose its modes: "choose an opponent, and they choose one". (CR 707.1c)
---@field x integer (CR 201.3)
---@field exists boolean It is still on the chain. (CR 705)
---@field is_card boolean A card that was played, no effect. (CR 705)
---@field targets table What it is aimed at, in the order of its text. (CR 706.1)
---@field single_target any Where exactly one was chosen. (CR 706.1a)
---@field can_change_target fun(self: aggro.link, old: aggro.card|aggro.link|aggro.player|aggro.pile, new: aggro.card|aggro.link|aggro.player|aggro.pile): boolean Whether change_target would do it now. (CR 706.2)
---@field change_target fun(self: aggro.link, old: aggro.card|aggro.link|aggro.player|aggro.pile, new: aggro.card|aggro.link|aggro.player|aggro.pile): boolean Puts a new target in the place of one that it has, where that is legal for the link's own controller; the new one is targeted. (CR 706.2)
---@field attacker aggro.card? The proposed attacker, where the link proposes a combat. (CR 601.2)
---@field defenders aggro.group The proposed defenders. (CR 601.2)
---@field other_defenders aggro.group Whom the proposed attacker could be proposed against instead. (CR 601.2)
---@field change_defender fun(self: aggro.link, card: aggro.card, before?: aggro.card): boolean The combat is proposed against this card, a legal choice for the attacker, instead of `before` (the first defender). (CR 601.2)
---@field copy fun(self: aggro.link, options?: { controller?: aggro.player, new_targets?: boolean }): aggro.link? Adds a duplicate of a card that is on the chain, or was there as it is last known: with all that was chosen and paid for it. With new_targets its controller (the effect's player) may choose others. Nobody plays it. (CR 402.1)
---@field interrupt fun(self: aggro.link): boolean Its card goes to its owner's graveyard and does nothing. (CR 711)

---@class aggro.event
---@field card aggro.card? What it happened to, as it was then. Of damage that would be dealt: the destination. (CR 703)
---@field became aggro.card? The card that it has become by the event, to be found where it went. (CR 415.9b)
---@field with aggro.card? What damage or healing comes from: the weapon struck first, or the card whose text it is. (CR 408.3d)
---@field dealer aggro.card? Of prevented damage: the character that would have dealt it. (CR 717.2d)
---@field fatal boolean Fatal damage, or destruction by it. (CR 405.2)
---@field back_up boolean Of a card that is turned over: to its other side; false: to its front. (CR 301.2)
---@field source aggro.card? What did it. (CR 408.3)
---@field player aggro.player? The player it is about.
---@field by aggro.player? The player who caused it.
---@field amount integer
---@field combat boolean Combat damage. (CR 408.3)
---@field link aggro.link? The link that it is about (played, added, targeted, resolved …); of what an effect does to cards nil: see `event.source`. (CR 705)
---@field from string The zone it came from, also of a card that is played, placed or added; of what is sabotaged: "deck", "hand", "graveyard", or "nowhere" for the player. (CR 415)
---@field deck aggro.deck? The deck that is sabotaged, or whose graveyard is; nil for anything else. (CR 603.1)
---@field to string The zone it went to. (CR 415)
---@field given table What `begin` handed over. (CR 715)
---@field prevent fun(self: aggro.event, n?: integer): integer "If you do, prevent that damage", or up to n of it: what is unpreventable stays as it is. (CR 717.3)
---@field has_damage fun(self: aggro.event, type: "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[]): boolean Whether the damage is of the type, or of one of a list. (CR 205.1)

---@class aggro.targets
---@field divided fun(self: aggro.targets, name: any): table What was divided among them as the link was added, for source:deal_each. The share of a target that is illegal now is lost. (CR 707.1d)

---@class aggro.memory

---Several characters deal damage at the same time, each as by `source:deal(amount, type, to)`: "each deals damage equal to its ATK to the other". (CR 408.2c)
---@type fun(packets: table, options?: { unpreventable?: boolean, smash?: boolean, combat?: boolean }): integer, aggro.group
deal_together = {}

---The card that bears the mark now.
---@type fun(mark: string): aggro.card?
marked = {}

---Nobody bears the mark any more.
---@type fun(mark: string)
unmark = {}

---The turn is over at once: all other links are interrupted, nobody is in combat, the next turn begins (that of `player`, where one is named). (CR 500.5)
---@type fun(player?: aggro.player)
end_turn = {}

---What matches now; of a list the group of its cards that are there (nil is none), of { } the empty one: all { t.one, t.other }.
---@type fun(filter: aggro.card|aggro.group|aggro.filter|aggro.card[]): aggro.group
all = {}

---Goes through a group, a list of cards or what matches a filter now.
---@type fun(group: any): fun(): integer, any
each = {}

---Gives a word of the raid another number.
---@type fun(word: string, n: integer)
set_word = {}

---Shows any values to the author of the script, with its file, line and turn. It is no part of the game: nobody else learns of it, it rolls and asks nothing, and it costs next to nothing where nobody hears it. At most 50 notes of one effect are heard.
---@type fun(value?: any, ...: any)
note = {}

