---@meta
-- Filters, amounts, changes and words that stand alone, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---Anybody's cards of a kind: ally, hero, ability, weapon, armor, item, quest, location, event, fixture, equipment, character (hero or ally), card, resource.
---@type aggro.owner
any = {}

---Cards of yours: what you control in play, what you own elsewhere. (CR 401.2)
---@type aggro.owner
your = {}

---Cards of your side.
---@type aggro.owner
friendly = {}

---Cards of the other side.
---@type aggro.owner
opposing = {}

---Weapons, armor and items. (CR 300.1)
---@type aggro.filter
equipment = {}

---Heroes and allies. (CR 300.1)
---@type aggro.filter
character = {}

---Cards of every kind.
---@type aggro.filter
card = {}

---Cards of the resource row.
---@type aggro.filter
resource = {}

---The card that the text is on. (CR 200.1)
---@type aggro.filter
this = {}

---What this card is attached to. (CR 400.6)
---@type aggro.filter
attached = {}

---For target(…): a player: any, your, friendly, opposing, raiding (not the Boss player).
---@type aggro.selector
player = {}

---For target(…): what is on the chain, of anybody or of opponents, friends; a kind of card or several (link.ability.ally), or link.effect.
---@type aggro.selector
link = {}

---For target(…): a graveyard.
---@type aggro.selector
graveyard = {}

---The X of the cost. (CR 201.3)
---@type aggro.amount
x = {}

---A number of the card's `values`.
---@type table<string, aggro.amount>
value = {}

---A number that the raid keeps.
---@type table<string, aggro.amount>
word = {}

---How many cards match.
---@type fun(...: any): aggro.amount
count = {}

---A number of all that match.
---@type fun(...: any): aggro.amount
sum = {}

---The largest number among those that match.
---@type fun(...: any): aggro.amount
most = {}

---How many of them share the race of which there are most.
---@type fun(...: any): aggro.amount
kin = {}

---How many more of them an opponent has than you, the one who has most; else 0. (CR 401.2)
---@type fun(...: any): aggro.amount
outnumbered = {}

---How many of them the opponent has who has most: at least 1 more is "more than each opponent". (CR 401.2)
---@type fun(...: any): aggro.amount
opponents_most = {}

---How many of them the opponent has who has fewest. (CR 401.2)
---@type fun(...: any): aggro.amount
opponents_fewest = {}

---How many of them share the name of which there are most; 1 where all differ. (CR 200.2)
---@type fun(...: any): aggro.amount
namesakes = {}

---In cost and use_cost: 1 where what is paid for targets such a card, else 0. (CR 707.1e)
---@type fun(...: any): aggro.amount
targeting = {}

---A number of this card: cost, atk, health, damage, def, counters, remaining, damage_this_turn. stat("counters", "charge"): the counters of one name.
---@type fun(...: any): aggro.amount
stat = {}

---A number of each card that `gives` or `gain` changes.
---@type fun(...: any): aggro.amount
its = {}

---A number of your hero.
---@type fun(...: any): aggro.amount
hero_stat = {}

---1 while the filter fits your hero, else 0; between two Bosses the last one, which count(your.hero) does not see. (CR 301.5)
---@type fun(...: any): aggro.amount
hero_is = {}

---1 while the filter fits this card, else 0.
---@type fun(...: any): aggro.amount
matches = {}

---1 where you control another hero or ally of that class (or "monster"), else 0. (KW Empower)
---@type fun(...: any): aggro.amount
empower = {}

---While an opposing hero is hurt more than yours. (KW Bloodrush)
---@type aggro.amount
bloodrush = {}

---While you control three Human allies. (KW Unity)
---@type aggro.amount
unity = {}

---While it is your turn.
---@type aggro.amount
your_turn = {}

---While it is your first turn.
---@type aggro.amount
your_first_turn = {}

---While this step or phase, or one that the raid declares, is under way, in anybody's turn; during(…) * your_turn: in yours. (CR 500.1)
---@type fun(...: any): aggro.amount
during = {}

---How often it has happened to such cards this turn, or in the whole game: played, enters_play, destroyed, leaves_play, leaves_party, discarded, removed_from_game, attacks, protects, strikes, dealt_damage, healed (to whom), exhausted, readied, flipped, completed. For an effect: counts = { name = times(…) }, and me.name. (CR 707.3)
---@type fun(...: any): aggro.amount
times = {}

---Whether an ally of yours has dealt damage to an opposing hero this turn.
---@type aggro.amount
your_ally_hurt_a_hero = {}

---While this card is ready.
---@type aggro.amount
ready = {}

---While this card is exhausted.
---@type aggro.amount
exhausted = {}

---While this card has damage.
---@type aggro.amount
damaged = {}

---While this card is attacking.
---@type aggro.amount
attacking = {}

---While this card is defending.
---@type aggro.amount
defending = {}

---While this card is attacking or defending.
---@type aggro.amount
in_combat = {}

---While this card is protecting.
---@type aggro.amount
protecting = {}

---While this card lies face up.
---@type aggro.amount
face_up = {}

---While this card lies face down.
---@type aggro.amount
face_down = {}

---So much more, or less; of a cost with what a reduction leaves.
---@type fun(...: any): aggro.change
plus = {}

---That number.
---@type fun(...: any): aggro.change
set_to = {}

---Twice the number.
---@type aggro.change
double = {}

---Being aimed at is bad for it: bots read this.
---@type aggro.aim
harm = {}

---Being aimed at is good for it: bots read this.
---@type aggro.aim
help = {}

---In a later power: the card that the effect handed over first.
---@type aggro.filter
given = {}

---For the rest of the game. (CR 714.3)
---@type aggro.lasts
rest_of_game = {}

---Until the turn is over. (CR 714.3)
---@type aggro.lasts
this_turn = {}

---Until the combat is over. (CR 714.3)
---@type aggro.lasts
this_combat = {}

---Until your next turn begins. (CR 714.3)
---@type aggro.lasts
until_your_next_turn = {}

---Until your next turn is over. (CR 714.3)
---@type aggro.lasts
until_end_of_your_next_turn = {}

---During its controller's next ready step. (CR 714.3)
---@type aggro.lasts
next_ready_step = {}

---As long as this stays attached. (CR 714.3)
---@type aggro.lasts
while_attached = {}

---As long as this stays exhausted. (CR 714.3)
---@type aggro.lasts
while_exhausted = {}

---As long as this stays in your party. (CR 714.3)
---@type aggro.lasts
while_in_party = {}

---@class aggro.filter
---@field with fun(self: aggro.filter, what: aggro.fields.with): aggro.filter Those of which all this is so.
---@field without fun(self: aggro.filter, what: aggro.fields.with): aggro.filter Those of which none of this is so: states, a name, a tag, a counter, a faction, what a card deals.
---@field other fun(self: aggro.filter, ...: any): aggro.filter Not this card; with event, in the targets of a trigger: "another target", not the card that it is about; with a card, in effects: not that one. (CR 706.1)
---@field of fun(self: aggro.filter, ...: any): aggro.filter Of this player, in effects; in targets of a trigger `of(event)`: of the player who controls the card that the event is about; `of(attached)`: what this is attached to.
---@field in_zone fun(self: aggro.filter, ...: any): aggro.filter In these zones: play, hand, deck, graveyard, resources, chain, removed. (CR 415.1)
---@field or_type fun(self: aggro.filter, ...: any): aggro.filter Of these kinds as well.
---@field without_type fun(self: aggro.filter, ...: any): aggro.filter Of every kind but these; what lies face down has none. (CR 300.1)
---@field marked fun(self: aggro.filter, ...: any): aggro.filter The card that bears the mark.
---@field beside fun(self: aggro.filter, ...: any): aggro.filter What is in the party of the player whose card bears the mark.
---@field highest fun(self: aggro.filter, ...: any): aggro.filter Those with the largest number: cost, atk, health, def, damage, counters, remaining.
---@field lowest fun(self: aggro.filter, ...: any): aggro.filter Those with the smallest number.

---@class aggro.amount
---@field min fun(self: aggro.amount, ...: any): aggro.amount At most so much.
---@field max fun(self: aggro.amount, ...: any): aggro.amount At least so much.
---@field is fun(self: aggro.amount, ...: any): aggro.amount Whether it is that number.
---@field at_least fun(self: aggro.amount, ...: any): aggro.amount Whether it is so much or more.
---@field at_most fun(self: aggro.amount, ...: any): aggro.amount Whether it is so much or less.
---@field half_up fun(self: aggro.amount, ...: any): aggro.amount The half, rounded up. (CR 104.1)
---@field half_down fun(self: aggro.amount, ...: any): aggro.amount The half, rounded down. (CR 104.1)
---@field negate fun(self: aggro.amount, ...: any): aggro.amount 1 where it is 0, else 0.

---@class aggro.owner
---@field ally aggro.filter
---@field hero aggro.filter
---@field ability aggro.filter
---@field weapon aggro.filter
---@field armor aggro.filter
---@field item aggro.filter
---@field quest aggro.filter
---@field location aggro.filter
---@field event aggro.filter
---@field fixture aggro.filter
---@field equipment aggro.filter
---@field character aggro.filter
---@field card aggro.filter
---@field resource aggro.filter
