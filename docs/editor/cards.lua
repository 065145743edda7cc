---@meta
-- Cards, raids and decks, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---An ally: it fights, and stays. (CR 302.1)
---@class aggro.word.ally: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.ally): aggro.draft
ally = {}

---An ability: it does something as it resolves, or stays (ongoing, attached). (CR 305.1)
---@class aggro.word.ability: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.ability): aggro.draft
ability = {}

---A hero: a player's own. (CR 301.1)
---@class aggro.word.hero: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.hero): aggro.draft
hero = {}

---A Boss, or one of its stages. (R101.1)
---@class aggro.word.boss
---@overload fun(name: string): fun(fields: aggro.all.boss): aggro.draft
boss = {}

---A weapon: heroes strike with it. (CR 303.1)
---@class aggro.word.weapon: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.weapon): aggro.draft
weapon = {}

---An armor: it prevents damage. (CR 304.2)
---@class aggro.word.armor: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.armor): aggro.draft
armor = {}

---An item. (CR 304.3)
---@class aggro.word.item: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.item): aggro.draft
item = {}

---A quest: it is placed as a resource, and completed for its reward. (CR 306.1)
---@class aggro.word.quest: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.quest): aggro.draft
quest = {}

---A location: it lies face up in the resource row and works there. (CR 306.3)
---@class aggro.word.location: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.location): aggro.draft
location = {}

---An event of a raid: it does something as it resolves. In a trigger `event.amount` is the amount of what triggered it.
---@class aggro.word.event: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.event): aggro.draft
event = {}

---What effects put into play: player:put_token("set/stem"). (CR 404.2)
---@class aggro.word.token
---@overload fun(name: string): fun(fields: aggro.all.token): aggro.draft
token = {}

---A card of no type, which a raid puts into play: a rune, a lair, a gift.
---@class aggro.word.fixture: aggro.filter
---@overload fun(name: string): fun(fields: aggro.all.fixture): aggro.draft
fixture = {}

---A target: its name (t.name in effects), what it may be (a filter, player.…, link.…, graveyard.…), what being aimed at means (harm, help), and how many. (CR 706.1)
---@type fun(name: string, what: aggro.filter|aggro.selector, aim?: aggro.aim, how?: aggro.fields.target): aggro.target
target = {}

---One of several modes: modes = { mode { … }, mode { … }, choose = 1 }. (CR 707.1c)
---@type fun(fields: aggro.fields.mode): aggro.mode
mode = {}

---A raid: its decks, Bosses, turns. raids/<raid>/raid.lua. In effects raid.<word> is a number that it keeps. (R100.1)
---@class aggro.word.raid
---@overload fun(name: string): fun(fields: aggro.fields.raid): aggro.draft
raid = {}

---A phase of a turn: raids/<raid>/phases/<stem>.lua.
---@class aggro.word.phase
---@overload fun(name: string): fun(fields: aggro.fields.phase): aggro.draft
phase = {}

---What a raid does in steps that span priority windows.
---@class aggro.word.sequence
---@overload fun(name: string): fun(fields: aggro.fields.sequence): aggro.draft
sequence = {}

---A step of a sequence that is done again until it adds nothing to the chain.
---@type fun(fields: table): aggro.step
again = {}

---A step of a sequence that goes onto the chain, with no card for it.
---@class aggro.word.effect
---@overload fun(name: string): fun(fields: aggro.fields.effect): aggro.draft
effect = {}

---A deck: cards/decks/<stem>.lua of a raider, raids/<raid>/decks/<name>.lua of the Boss player. (CR 100.1)
---@class aggro.word.deck
---@overload fun(name: string): fun(fields: aggro.fields.deck): aggro.draft
deck = {}

---The manifest of a pack: its pack.lua.
---@class aggro.word.pack
---@overload fun(name: string): fun(fields: aggro.fields.pack): aggro.draft
pack = {}

---Cards of a set in another language: cards/<set>/lang/<language>.lua, raids/<raid>/lang/<language>.lua. The fields are those of each card.
---@class aggro.word.texts
---@overload fun(name: string): fun(fields: aggro.fields.card_texts): aggro.draft
texts = {}

---The ready step of a turn. (CR 501.1a)
---@type fun(fields: table): aggro.step
ready_step = {}

---The draw step, with how many cards where it is not one. (CR 501.2a)
---@type fun(fields: aggro.fields.counted_step): aggro.step
draw_step = {}

---The action phase. (CR 502.1)
---@type fun(fields: table): aggro.step
action_phase = {}

---The end phase. (CR 503.1)
---@type fun(fields: table): aggro.step
end_phase = {}

---A priority window: a step of a phase in which players may act.
---@type fun(fields: table): aggro.step
window = {}

---Of an automated side: so many cards of its first deck are flipped, as many as Flip says where there is no count.
---@type fun(fields: aggro.fields.counted_step): aggro.step
flip_step = {}

---Of an automated side: each of its characters that can attack does.
---@type fun(fields: aggro.fields.attack_step): aggro.step
attack_step = {}

---What another file returned: a table of constants, filters, powers, functions.
---@type fun(name: string): any
use = {}

---@class aggro.fields.card
---@field number? integer|aggro.amount Its number in its set. (CR 204.1)
---@field rarity? "common"|"uncommon"|"rare"|"epic"|"legendary"|"heroic" How rare its print is. (CR 204.2)
---@field cost? integer|aggro.amount What playing it costs in resources. Allies, equipment, abilities and master heroes have one. (CR 201.1)
---@field tags? string[] The words behind its type: race, class, kind. "Head (1)": at most one in a party. The talent spec of a hero stands here too. (CR 202.1)
---@field class? "death_knight"|"druid"|"hunter"|"mage"|"paladin"|"priest"|"rogue"|"shaman"|"warlock"|"warrior"|"any"|string[] Its class icons; "any": all of them. (CR 206.1a)
---@field faction? "alliance"|"horde"|"monster"|string[] Its faction icon. (CR 206.1b)
---@field keywords? string|table Its printed keywords; each instance works by itself.
---@field unique? boolean At most one of its name in a party. (CR 414.3a)
---@field stays_unattached? boolean Detached, or as its host leaves or fits no more, it stays in play, attached to nothing. (CR 400.5)
---@field destroyed_to? "deck"|"hand" Where it goes from its party as it is destroyed: to its owner's deck (the bottom) or hand. (CR 415.9d)
---@field unlimited? boolean A deck may hold any number of it. (CR 100.4)
---@field requires? string What the hero of its deck must be: a race, class, faction or "Traitor" ("dwarf_hero", "traitor_hero"; "loyal_hero": no Traitor), or a talent spec ("fire_hero" or "fire_talent": the whole deck has talents of one). "aldor_reputation": the whole deck has one reputation. (CR 100.2b)
---@field values? table<string, integer|aggro.amount> The numbers of its text: the text says {name}, what is declared value.name, an effect me.name.
---@field counts? table<string, integer|aggro.amount> Amounts that its effects read as me.name: counts = { dead = times("destroyed", any.ally, this_turn) }. (CR 707.3)
---@field text? string What it says, in our own words, with {name} for each number. (CR 203.1)
---@field powers? aggro.power[] What it does in play: gives, pays, when.…, at.…, instead.…, prevents.…, raises.…, changes.…, as.…, enters. (CR 203.2)
---@field later? table<string, aggro.power> Powers that an effect begins: me:begin("name", this_turn).
---@field grants? table<string, aggro.power> Whole powers that others are given: gives { to = attached, power = "name" }. (CR 706.1c)
---@field costs? table<string, aggro.fields.cost> Costs that an effect asks for: if me.player:may_pay("name") then … end. (CR 403.1)
---@field rulings? string[] What is asked about it, answered in our own sentences.
---@field cites? string|string[] The rules that it is about; a power may cite its own.
---@field extra_cost? aggro.fields.cost|table|boolean What is paid beside its cost. (CR 403.1)
---@field rather_than? table|aggro.fields.term What may be paid in place of its cost: one cost, or a list of them. (CR 403.3)
---@field only_if? integer|aggro.amount It can be played only while this is so.
---@field worth? integer|aggro.amount For bots: what playing it is worth beyond what it shows, in quarters of a resource; a number is also what it is worth in play.
---@field instant? boolean It may be played whenever its player has priority.
---@field cant_be_interrupted? boolean Players can't interrupt it on the chain. (CR 711.1)

---@class aggro.fields.ally
---@field atk integer|aggro.amount Its ATK. (CR 205.1)
---@field damage "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals. (CR 205.1a)
---@field health integer|aggro.amount Its health. (CR 302.1)

---@class aggro.fields.token
---@field atk? integer|aggro.amount Its ATK: allies and weapons have one. (CR 404.2a)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals. (CR 404.2b)
---@field health? integer|aggro.amount Its health: allies have one. (CR 404.2a)
---@field type? "ally"|"ability"|"armor"|"item"|"weapon"|string[] What it is where it is no ally. (CR 404.2a)
---@field def? integer|aggro.amount Its DEF. (CR 304.2)
---@field strike? integer|aggro.amount Its strike cost. (CR 303.2)

---@class aggro.fields.hero
---@field atk? integer|aggro.amount Its ATK. (CR 205.1)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals. (CR 205.1a)
---@field health integer|aggro.amount Its health. (CR 301.1)
---@field back? aggro.fields.back Its other side. What it leaves out is as in front; powers are written on both sides. (CR 301.2)
---@field master? boolean It is played from the deck, for its cost, and takes over. It has no back. (CR 301.4)
---@field deckbuilding? aggro.fields.deckbuilding|table|boolean What decks that are built around it may hold. (CR 100.2a)

---@class aggro.fields.deckbuilding
---@field class? "death_knight"|"druid"|"hunter"|"mage"|"paladin"|"priest"|"rogue"|"shaman"|"warlock"|"warrior"|string[] Class icons that its decks may hold besides its own. (CR 100.2a)
---@field faction? "alliance"|"horde"|"monster"|string[] Faction icons that its decks may hold besides its own. (CR 100.2a)
---@field one_faction? "alliance"|"horde"|"monster"|string[] Of these faction icons a deck may hold one. (CR 100.2a)
---@field copies? integer|aggro.amount So many of a name at most, unlimited cards too. (CR 100.4)

---@class aggro.fields.boss
---@field atk? integer|aggro.amount Its ATK. (CR 205.1)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals. (CR 205.1a)
---@field health? integer|aggro.amount Its health. (CR 301.1)
---@field back? aggro.fields.back Its other side. What it leaves out is as in front. (R101.1a)
---@field order? integer|aggro.amount Which Boss or stage it is.

---@class aggro.fields.weapon
---@field atk integer|aggro.amount Its ATK. (CR 303.1)
---@field damage "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals. (CR 303.2b)
---@field strike? integer|aggro.amount What striking with it costs. (CR 303.2)
---@field health? integer|aggro.amount Of a Golem alone. (CR 304.4a)

---@class aggro.fields.gear
---@field def? integer|aggro.amount Its DEF: the damage that exhausting it prevents. (CR 304.2)
---@field atk? integer|aggro.amount Of a Golem alone. (CR 304.4a)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Of a Golem alone. (CR 304.4a)
---@field health? integer|aggro.amount Of a Golem alone. (CR 304.4a)
---@field attach? aggro.target What it attaches to: target("host", filter, aim), chosen as it is played, or a filter, chosen as it resolves. (CR 400.2)
---@field attached_by_effect? aggro.filter What it attaches to where an effect names the host: me:attach_to(card). (CR 400.1)
---@field host? aggro.filter What it stays on, and what its powers call `attached`. (CR 400.6)

---@class aggro.fields.ability
---@field ongoing? boolean It enters play, where its powers work. (CR 305.2a)
---@field attach? aggro.target What it attaches to: target("host", filter, aim), chosen as it is played, or a filter, chosen as it resolves. (CR 400.2)
---@field attached_by_effect? aggro.filter What it attaches to where an effect names the host: me:attach_to(card). (CR 400.1)
---@field host? aggro.filter What it stays on, and what its powers call `attached`. (CR 400.6)
---@field targets? aggro.target[] What is chosen as it is added to the chain, in the order of the text. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `play`. (CR 707.1c)
---@field play? fun(me: aggro.me, t: aggro.t): any What it does as it resolves from the chain. (CR 709.2)
---@field x_at_most? integer|aggro.amount The X of its cost can't be more than this. (CR 201.3)
---@field atk? integer|aggro.amount Of a Totem alone. (CR 305.3a)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Of a Totem alone. (CR 305.3a)
---@field health? integer|aggro.amount Of a Totem alone. (CR 305.3a)

---@class aggro.fields.event
---@field ongoing? boolean As it resolves it enters play face up, where its powers work; it is no resource. (CR 305.2a)
---@field targets? aggro.target[] What is chosen as it is added to the chain, in the order of the text. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `play`. (CR 707.1c)
---@field play? fun(me: aggro.me, t: aggro.t): any What it does as it resolves from the chain. (CR 709.2)

---@class aggro.fields.quest
---@field reward aggro.fields.reward What completing it costs and gives. (CR 306.2)
---@field face_up_cost? aggro.fields.cost|table|boolean What placing it face up costs. (CR 412.1b)

---@class aggro.fields.location
---@field capacity? table<string, integer|aggro.amount> How many counters of one name have room on it. (CR 306.3)
---@field face_up_cost? aggro.fields.cost|table|boolean What placing it face up costs. (CR 412.1b)

---@class aggro.fields.fixture
---@field of? "nobody"|"raiders" "nobody": neither your, friendly nor opposing means it; "raiders": it is their friend.
---@field back? aggro.fields.back Its other side. (R101.1a)

---@class aggro.fields.back
---@field name? string What the side is called.
---@field text? string What the side says. (CR 301.2a)
---@field powers? aggro.power[] What works while this side shows. (CR 301.2a)
---@field values? table<string, integer|aggro.amount> The numbers of its text.
---@field keywords? string|table The keywords of the side.
---@field tags? string[] The tags of the side.
---@field atk? integer|aggro.amount Its ATK. (CR 301.2b)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which type of damage it deals.
---@field health? integer|aggro.amount Its health. (CR 301.2b)

---@class aggro.fields.reward
---@field cost? aggro.fields.cost|table|boolean What completing the quest costs. (CR 702.1)
---@field effect? fun(me: aggro.me, t: aggro.t): any What its player is given. (CR 702.1)
---@field targets? aggro.target[] What is chosen as it is used or completed. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `effect`. (CR 707.1c)
---@field only_if? integer|aggro.amount It can be used or completed only while this is so.
---@field worth? integer|aggro.amount For bots: what it is worth beyond what its effect shows, in quarters of a resource.
---@field text? string What it says, for who reads the file.
---@field basic? boolean [Basic]: on its player's turn, with the chain empty.
---@field only_your_turn? boolean On its player's turn alone.
---@field cites? string|string[] The rules that it is about.

---@class aggro.fields.mode
---@field text? string What the mode says: what its player chooses by.
---@field attach? aggro.target In this mode the card is an attachment: target("host", …). (CR 305.2d)
---@field targets? aggro.target[] What is chosen as it is played. (CR 706.1)
---@field play? fun(me: aggro.me, t: aggro.t): any What the mode does; of a trigger, with the event: function(me, event, t). (CR 707.1c)
---@field worth? integer|aggro.amount For bots: what the mode is worth beyond what its effect shows.

---@class aggro.fields.modes
---@field choose? integer|aggro.amount How many of them are chosen, each once: 2, or x. (CR 707.1c)
---@field up_to? integer|aggro.amount How many may be chosen: 2 are "one or both". (CR 707.1c)
---@field by? "you"|"opponent" Who chooses: its player, or an opponent whom they name. (CR 707.1c)

---@class aggro.fields.target
---@field count? integer|aggro.amount How many targets. (CR 706.1)
---@field up_to? integer|aggro.amount As many, or fewer, or none.
---@field any_number? boolean Any number of them, or none.
---@field chosen_by? "you"|"opponents" Who chooses: its player, or the opponents together.
---@field random? boolean The game chooses. (CR 706.5)
---@field not_as? string|string[] "Another target": none that these targets have. (CR 706.1)
---@field shares? aggro.fields.shares What it has in common with targets before it. (CR 706.1)
---@field one_graveyard? boolean All of them of one player's graveyard. (CR 709.2a)
---@field one_each? "type"|"class"|"race"|"name"|"controller" No two of them share this: "controller" is at most one for each player. (CR 706.1)
---@field total? aggro.fields.total What one of their numbers may be together. (CR 706.1)
---@field divides? integer|aggro.amount What its player divides among them as they choose, one at least for each: t:divided(name). (CR 707.1d)
---@field cost? integer|aggro.amount|table|aggro.fields.range What its cost must be, worked out as it is aimed.
---@field atk? integer|aggro.amount|table|aggro.fields.range What its ATK must be.
---@field health? integer|aggro.amount|table|aggro.fields.range What its health must be.

---@class aggro.fields.total
---@field cost? aggro.fields.at_most What their costs may be together.
---@field atk? aggro.fields.at_most What their ATK may be together.
---@field health? aggro.fields.at_most What their health may be together.

---@class aggro.fields.at_most
---@field max integer|aggro.amount At most.

---@class aggro.fields.shares
---@field type? string|string[] A type with that target. (CR 300.1c)
---@field class? string|string[] The tag of a class. (CR 206.1a)
---@field race? string|string[] The tag of one of the twelve races.
---@field name? string|string[] The name.
---@field controller? string|string[] Who controls it; of a player, it is theirs.

---@class aggro.fields.cost
---@field resources? integer|aggro.amount Resources that are exhausted. (CR 403.6)
---@field discard? aggro.filter|aggro.fields.cost_cards Cards of the hand that are discarded.
---@field destroy? aggro.filter|aggro.fields.cost_cards Cards that are destroyed; `this`: a Boss, too. (CR 403.5)
---@field exhaust? aggro.filter|aggro.fields.cost_cards Cards that are exhausted; `this` is [Activate]. (CR 403.5)
---@field remove? aggro.filter|aggro.fields.cost_cards Cards that are removed from the game.
---@field to_hand? aggro.filter|aggro.fields.cost_cards Cards that go to their owners' hands.
---@field to_bottom? aggro.filter|aggro.fields.cost_cards Cards that go under their owners' decks.
---@field flip? aggro.filter|aggro.fields.cost_cards Cards that are turned over.
---@field face_down? aggro.filter|aggro.fields.cost_cards Quests and locations of the row that are turned face down.
---@field reveal? aggro.filter|aggro.fields.cost_cards Cards of the hand that are shown.
---@field count? integer|aggro.amount How many cards a filter beside it means.
---@field deck_to_graveyard? integer|aggro.amount So many cards from the top of the deck go to the graveyard.
---@field damage? aggro.fields.cost_damage Damage that is put on characters. (CR 405.3)
---@field counters? aggro.fields.cost_counters Counters that are removed. (CR 403.4)
---@field concede? boolean The whole side concedes, if all agree. (CR 800.1)

---@class aggro.fields.term
---@field only_if? integer|aggro.amount It can be chosen only while this is so. (CR 403.3)

---@class aggro.fields.cost_cards
---@field what? aggro.filter Which cards.
---@field count? integer|aggro.amount How many.
---@field up_to? integer|aggro.amount As many, or fewer: me.paid says how many.
---@field any_number? boolean Any number: me.paid says how many.
---@field one_graveyard? boolean All of them of one graveyard.

---@class aggro.fields.cost_damage
---@field to aggro.filter On whom.
---@field up_to? integer|aggro.amount As much, or less: me.paid says how much.
---@field any_number? boolean As much as there is room for: me.paid says how much. (CR 405.3)
---@field count? integer|aggro.amount So much, on one that is chosen.

---@class aggro.fields.cost_counters
---@field name string Which counters. (CR 404.1)
---@field count? integer|aggro.amount How many.
---@field all? boolean All of them, be it none. (CR 403.4)
---@field from? aggro.filter Of which card.

---@class aggro.fields.gives
---@field to aggro.filter Which cards it changes.
---@field only_if? integer|aggro.amount While this is so: attacking, exhausted … of this card, or any condition.
---@field works_in? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Where it works, if not in play. (CR 704.1a)
---@field once_per_turn? boolean Beside `playable` and `rather_than`: once a turn. (CR 701.4)
---@field first_each_turn? boolean Beside `cost`: of the first such card each turn.
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.when
---@field of? aggro.filter To which card it happens; `given` in a later power.
---@field from? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Of moved: out of which zone. (CR 415.9a)
---@field to? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Of moved: into which zone. (CR 415.9a)
---@field combat? boolean true: in combat alone; false: outside it alone.
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which types of damage. (CR 205.1)
---@field at_least? integer|aggro.amount The amount is so much or more.
---@field with? aggro.filter Of damage and healing: the weapon struck with, or the card whose text it is. (CR 408.3d)
---@field fatal? boolean Of damage: it is fatal. (CR 405.2)
---@field by? aggro.filter Which card does it; `given` in a later power.
---@field whose? "your"|"friendly"|"opposing" Which player it is about.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field may? "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up"|boolean It is optional: true, or the word for what is done, which must be possible. (CR 712.7)
---@field targets? aggro.target[] What is chosen as it goes onto the chain. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `effect`. (CR 707.1c)
---@field effect? fun(me: aggro.me, event: aggro.event, t: aggro.t): any What it does; needed where there are no modes.
---@field cant_be_interrupted? boolean Players can't interrupt its effect. (CR 711.1)
---@field once? boolean It triggers once, then never again. (CR 715.1)
---@field next_turn? boolean Of `later`: not in the turn in which it is begun ("at the end of your next turn"). (CR 715.1)
---@field order? integer|aggro.amount Of its player's triggers that wait together: 1 resolves first, those without one last. (CR 708.1a)
---@field works_in? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Where it works, if not in play. (CR 703.3a)
---@field first_each_turn? boolean The first time in the turn alone.
---@field reaches? integer|aggro.amount Of dealt_damage: with it the damage that the card was dealt this turn is so much or more, for the first time. (CR 703.1)
---@field last? boolean Of leaves_party: nothing else that `of` asks for stays in that party; of leaves_play: in any. (CR 415.8b)
---@field name? string Of counters, marked and word_set: which counters, mark or word.
---@field to_this_side? boolean Of flipped: to the side that the power stands on, not from it. (CR 703.3c)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.at
---@field whose? "your"|"friendly"|"opposing" Whose turn.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field may? "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up"|boolean It is optional: true, or the word for what is done, which must be possible. (CR 712.7)
---@field targets? aggro.target[] What is chosen as it goes onto the chain. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `effect`. (CR 707.1c)
---@field effect? fun(me: aggro.me, event: aggro.event, t: aggro.t): any What it does; needed where there are no modes.
---@field cant_be_interrupted? boolean Players can't interrupt its effect. (CR 711.1)
---@field once? boolean It triggers once, then never again. (CR 715.1)
---@field next_turn? boolean Of `later`: not in the turn in which it is begun ("at the end of your next turn"). (CR 715.1)
---@field order? integer|aggro.amount Of its player's triggers that wait together: 1 resolves first, those without one last. (CR 708.1a)
---@field works_in? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Where it works, if not in play. (CR 703.3a)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.at_part
---@field part "start phase"|"ready step"|"draw step"|"action phase"|"combat step"|"end phase"|"wrap-up step"|string Which phase or step begins, or which phase that the raid declares. (CR 500.2)

---@class aggro.fields.instead
---@field of? aggro.filter To which card it happens; `given` in a later power.
---@field from? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Of moved: out of which zone. (CR 415.9a)
---@field to? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Of moved: into which zone. (CR 415.9a)
---@field combat? boolean true: in combat alone; false: outside it alone.
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which types of damage. (CR 205.1)
---@field at_least? integer|aggro.amount The amount is so much or more.
---@field with? aggro.filter Of damage and healing: the weapon struck with, or the card whose text it is. (CR 408.3d)
---@field fatal? boolean Of damage: it is fatal. (CR 405.2)
---@field by? aggro.filter Which card would do it; `given` in a later power.
---@field whose? "your"|"friendly"|"opposing" Which player it is about.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field may? boolean Its player decides. (CR 712.7)
---@field once? boolean Once, then never again.
---@field once_per_turn? boolean Once in a turn: what happens at the same time is one time, what was declined is none. (CR 701.4)
---@field effect? fun(me: aggro.me, event: aggro.event): any What happens instead; needed where it has no `becomes`. (CR 717.1)
---@field becomes? "destroyed"|"removed from the game" Of leaves_play, in place of an effect: whatever would take the card out of play does this to it, in the same moment as all that it does, before other replacements. (CR 716.1)
---@field works_in? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Where it works, if not in play.
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.pays
---@field cost aggro.fields.cost|table|boolean What using it costs; { } is nothing. (CR 403.1)
---@field effect? fun(me: aggro.me, t: aggro.t): any What it does; needed where there are no modes.
---@field targets? aggro.target[] What is chosen as it is used or completed. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `effect`. (CR 707.1c)
---@field only_if? integer|aggro.amount It can be used or completed only while this is so.
---@field worth? integer|aggro.amount For bots: what it is worth beyond what its effect shows, in quarters of a resource.
---@field text? string What it says, for who reads the file.
---@field basic? boolean [Basic]: on its player's turn, with the chain empty.
---@field only_your_turn? boolean On its player's turn alone.
---@field once_per_turn? boolean Once a turn. (CR 701.4)
---@field used_by? "opponents"|"all" Who may use it. (CR 701.2)
---@field off_chain? boolean A special action: done before anybody can answer.
---@field works_in? "nowhere"|"deck"|"hand"|"graveyard"|"play"|"resources"|"chain"|"removed from game"|"set aside"|string[] Where it works, if not in play.
---@field cant_be_interrupted? boolean Players can't interrupt its effect. (CR 711.1)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.packet
---@field to? aggro.filter Who would be dealt it, or healed; `given` in a later power.
---@field combat? boolean true: in combat alone; false: outside it alone.
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which types of damage. (CR 205.1)
---@field at_least? integer|aggro.amount The amount is so much or more.
---@field with? aggro.filter Of damage and healing: the weapon struck with, or the card whose text it is. (CR 408.3d)
---@field fatal? boolean Of damage: it is fatal. (CR 405.2)
---@field from? aggro.filter Who would deal it; `given` in a later power.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field once? boolean Once, then never again. (CR 717.5)
---@field once_per_turn? boolean Once in a turn: what happens at the same time is one time, what was declined is none. (CR 701.4)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.
---@field hero? string It is there while its controller's hero has this trait: a class, a faction, a race, a profession, a talent spec, traitor or loyal. (CR 206.1c)

---@class aggro.fields.prevents
---@field amount? integer|aggro.amount How much of each packet. (CR 717.2)
---@field all? boolean All of it. (CR 717.2)
---@field first? integer|aggro.amount The first so many that the character is dealt each turn. (CR 717.6)
---@field may? boolean Its player decides. (CR 712.7)
---@field effect? fun(me: aggro.me, event: aggro.event): any Alone: "do this; if you do, prevent that damage", said by event:prevent(). (CR 717.3)

---@class aggro.fields.raises
---@field by integer|aggro.amount How much more. (CR 717.1)

---@class aggro.fields.raises_reveal
---@field whose? "your"|"friendly"|"opposing" Who reveals.
---@field from? aggro.filter What reveals.
---@field by integer|aggro.amount How many more. (CR 716.1f)
---@field at_least? integer|aggro.amount So many or more would be revealed.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.

---@class aggro.fields.changes
---@field becomes? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] It is of this type instead. (CR 205.1c)
---@field as_combat? boolean It counts as combat damage, or no longer. (CR 717.1)
---@field unpreventable? boolean Nothing can prevent it, or again something can. (CR 717.2)
---@field onto? aggro.filter To whom it is dealt instead; `given` in a later power. (CR 717.1)
---@field divided_among? aggro.filter Among whom it is divided. (CR 717.7)
---@field smash? boolean What is more than fatal goes on to the hero. (CR 717.8)
---@field may? boolean Its player decides. (CR 712.7)

---@class aggro.fields.as
---@field of? aggro.filter To which card it happens.
---@field whose? "your"|"friendly"|"opposing" Which player it is about.
---@field only_if? integer|aggro.amount|function|table A condition, of triggers judged as it happens and again as it resolves; or a function, for what no other field can say of the event, judged once, as it happens. (CR 703.2)
---@field effect fun(me: aggro.me, event: aggro.event): any What is done before it has happened. (CR 710.1a)
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.

---@class aggro.fields.enters
---@field of? aggro.filter Which cards.
---@field whose? "your"|"friendly"|"opposing" Under whose control.
---@field exhausted? boolean Exhausted. (CR 710.1b)
---@field damage? integer|aggro.amount With so much damage on it. (CR 710.1b)
---@field counters? table<string, integer|aggro.amount> With so many counters of one name. (CR 710.1b)
---@field only_if? integer|aggro.amount Only while this is so.
---@field id? string A name that stays when powers are inserted above it.
---@field cites? string|string[] The rules that it is about.

---@class aggro.fields.named
---@field may? "destroy"|"discard"|"to_hand"|"to_graveyard"|"remove_from_game"|"exhaust"|"ready"|"flip"|"turn_face_down"|"turn_face_up"|boolean It is optional: true, or the word for what is done, which must be possible. (CR 712.7)
---@field targets? aggro.target[] What is chosen as it goes onto the chain. (CR 706.1)
---@field modes? aggro.mode[]|aggro.fields.modes "Choose one", in place of `targets` and `effect`. (CR 707.1c)
---@field effect? fun(me: aggro.me, event: aggro.event, t: aggro.t): any What it does; needed where there are no modes.
---@field cant_be_interrupted? boolean Players can't interrupt its effect. (CR 711.1)
---@field only_if? integer|aggro.amount Judged as it triggers and again as it resolves. (CR 703.2)
---@field id? string A name that stays when powers are inserted above it.

---@class aggro.fields.enraged
---@field of? aggro.filter What the card that its Enrage reveals must be. (KW Enrage)

---@class aggro.fields.diplomacy
---@field to aggro.filter Which allies cost one less, but never nothing. (KW Diplomacy)
---@field id? string A name that stays when powers are inserted above it.

---@class aggro.fields.finishing_move
---@field what? aggro.filter Which cards of the graveyard are part of its cost. (KW Finishing Move)
---@field id? string A name that stays when powers are inserted above it.

---@class aggro.fields.change
---@field atk? integer|aggro.amount|aggro.change ATK.
---@field health? integer|aggro.amount|aggro.change Health.
---@field def? integer|aggro.amount|aggro.change DEF.
---@field cost? integer|aggro.amount|aggro.change What playing it costs: plus(-2, { at_least = 1 }). (CR 707.1e)
---@field strike? integer|aggro.amount|aggro.change The strike cost.
---@field hand_size? integer|aggro.amount|aggro.change How many cards its player may keep in hand.
---@field attacks? integer|aggro.amount|aggro.change How many more characters it attacks at the same time.
---@field use_cost? integer|aggro.amount|aggro.change What its powers and rewards cost. (CR 707.1e)
---@field exhaust_cost? integer|aggro.amount|aggro.change It can't attack or exhaust unless so many resources are paid. (CR 600.3a)
---@field keyword? string|table It has the keyword; a number may change: { Assault = count(your.ally) }.
---@field loses_keyword? string|string[] It has no instance of the keyword, but those that it is given later.
---@field cant_have? string|string[] It loses the keyword and can't have it, whoever gives it and when. (CR 103.2)
---@field cant? string|string[] What it can't; draw, discard, play and place of a hero. (CR 103.2)
---@field top_card? "seen"|"revealed"|"seen by you" Of a hero: who sees the top card of its player's deck: that player, all, or you. (CR 415.3e)
---@field hand? "revealed" Of a hero: its player's hand lies open.
---@field limit? aggro.fields.limit Of a hero: so many more cards with a numbered tag. { tag = "Pet", by = 1 } (CR 414.3b)
---@field loses_tag? string|string[] It has the tag no more, or none of these. (CR 202.3)
---@field tag? string|string[] A tag more, or several. (CR 202.3)
---@field faction? "alliance"|"horde"|"monster"|string[] It has this icon as well. (CR 206.1b)
---@field damage? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] A type of damage more. (CR 205.1)
---@field type? "ally"|"ability"|"armor"|"item"|"weapon"|string[] It is this as well. (CR 300.1b)
---@field becomes? string|string[] A type of damage, or of card, and no other: "fire", "item". (CR 300.1a)
---@field cant_be_dealt? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow"|string[] Which types of damage it can't be dealt. (CR 405.5)
---@field must_attack? aggro.filter|boolean It attacks one of these if able; true: anybody. (CR 600.2)
---@field attacks_only? aggro.filter It can attack only these. (CR 601.2c)
---@field cant_attack? aggro.filter It can't attack these.
---@field playable? aggro.fields.cost|table|boolean It may be played from the zone that `to` names: true, { free = true } or a cost. (CR 409.1)
---@field rather_than? aggro.fields.cost|table|boolean An alternate cost: { free = true } or a cost. (CR 403.3)
---@field extra_cost? aggro.fields.cost|table|boolean What is paid beside its cost. (CR 707.1e)
---@field attack_cost? aggro.fields.cost|table|boolean It can't attack unless this is paid. (CR 600.3)
---@field power? string|string[] Powers of the card's `grants`. (CR 706.1c)
---@field usable? boolean You may use powers and complete quests of others. (CR 702.2b)
---@field sabotages? "player"|"deck"|"hand"|"graveyard"|string[]|aggro.filter What it can sabotage: cards, "player", or a player's "deck", "hand" or "graveyard". (CR 603.1)
---@field inspires? aggro.filter What it readies as another player's cards ready. (KW Inspire)
---@field protects? aggro.filter Whom it can protect. (CR 602.2)
---@field protects_against? aggro.filter Against whom it can protect anybody. (CR 602.2)
---@field wields? aggro.filter Which weapons it strikes with though it is no hero. (CR 303.2d)
---@field magnet? boolean Opposing links must target it if able.
---@field control? boolean You control it; in an effect also a player. (CR 401.3)
---@field switch? boolean ATK and health change places.
---@field shielder? boolean Equipment prevents damage to it as to a hero. (CR 717.2)
---@field payer? boolean It may be exhausted to pay its controller's resource costs.
---@field loses_powers? boolean It has no powers, but those that it is given later (cant = "have powers": none).

---@class aggro.fields.gain
---@field lasts aggro.lasts How long. (CR 714.3)
---@field only_if? integer|aggro.amount Only while this is so of the card: defending …
---@field once? boolean For the next card alone, beside what changes how it is played.
---@field powers_of? any All that this card prints. (CR 706.1c)
---@field rewards_of? any The rewards of this quest. (CR 702.2a)

---@class aggro.fields.limit
---@field tag string Which tag.
---@field by integer|aggro.amount How many more.

---@class aggro.fields.free
---@field free boolean Nothing is paid. (CR 403.3)

---@class aggro.fields.plus
---@field at_least? integer|aggro.amount Of costs: what a reduction leaves.

---@class aggro.fields.with
---@field ready? boolean It is ready.
---@field exhausted? boolean It is exhausted.
---@field damaged? boolean It has damage.
---@field attacking? boolean It is attacking.
---@field defending? boolean It is defending.
---@field in_combat? boolean It is attacking or defending.
---@field protecting? boolean It is protecting.
---@field token? boolean It is a token.
---@field face_up? boolean It lies face up.
---@field face_down? boolean It lies face down.
---@field ongoing? boolean It is ongoing.
---@field instant? boolean It is instant.
---@field attachment? boolean It is an attachment. (CR 400.1)
---@field boss? boolean It is a Boss.
---@field back_up? boolean It shows its other side.
---@field neutral? boolean It has no class or faction icon. (CR 206.1d)
---@field entered_this_turn? boolean It entered play this turn.
---@field exhausted_this_turn? boolean It was exhausted this turn.
---@field hurt_this_turn? boolean It was dealt damage this turn.
---@field hurt_by_this? boolean This card has dealt damage to it this turn. (CR 408.2)
---@field fought_by_your_hero? boolean Your hero has dealt combat damage to it this turn. (CR 408.3b)
---@field started_with? boolean Its player's own since the game began.
---@field x_cost? boolean X stands in its cost, or in that of a power of it; cost and use_cost change those alone.
---@field felled? boolean It was dealt fatal damage since it came into play, healed or not. (CR 405.2)
---@field went_first? boolean It is a card of the player who took the first turn of the game. (CR 101.1)
---@field attacked_this_turn? boolean It has attacked this turn. (CR 602.1)
---@field attacked_last_turn? boolean It attacked on its controller's last turn, the one before this if that is theirs. (CR 602.1)
---@field its_name? boolean It has the name of what `gives` or `gain` changes, in play or as it is played; elsewhere that of this card. (CR 200.2)
---@field attacked_by_it? boolean What `gives` or `gain` changes has proposed an attack on it this turn (cant_attack, attacks_only …); elsewhere this card has. (CR 602.1)
---@field hurt_your_hero? boolean It has dealt damage to your hero this game, or damage was dealt with it. (CR 408.3d)
---@field cost? integer|aggro.amount|table|aggro.fields.range Its printed cost.
---@field atk? integer|aggro.amount|table|aggro.fields.range Its ATK now.
---@field health? integer|aggro.amount|table|aggro.fields.range Its health now.
---@field damage? integer|aggro.amount|table|aggro.fields.range The damage on it.
---@field def? integer|aggro.amount|table|aggro.fields.range Its DEF now.
---@field counters? integer|aggro.amount|table|aggro.fields.range The counters on it.
---@field remaining? integer|aggro.amount|table|aggro.fields.range Its health less the damage on it.
---@field damage_this_turn? integer|aggro.amount|table|aggro.fields.range The damage that it was dealt this turn.
---@field counter? string Counters of this name are on it. (CR 404.1)
---@field tag? string It has the tag; with two in a list both; `without` a list none.
---@field any_tag? string[] It has one of these tags, or several. (CR 202.1)
---@field name? string It is called so. (CR 200.2)
---@field keyword? string It has the keyword.
---@field class? "death_knight"|"druid"|"hunter"|"mage"|"paladin"|"priest"|"rogue"|"shaman"|"warlock"|"warrior" It has the class icon; a Hunter card has the tag. (CR 206.1a)
---@field deals? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow" It deals this type of damage now. (CR 205.1b)
---@field faction? "alliance"|"horde"|"monster" It has the faction icon. (CR 206.1b)
---@field dealt_this_turn? "arcane"|"fire"|"frost"|"holy"|"melee"|"nature"|"ranged"|"shadow" A hero that has dealt this type of damage this turn. (CR 408.3a)
---@field deck? string It belongs to this deck of the Boss player, wherever it is and whoever controls it. (R101.3c)
---@field attached? aggro.filter Such a card is attached to it. (CR 400.5)

---@class aggro.fields.range
---@field min? integer|aggro.amount At least.
---@field max? integer|aggro.amount At most.

---@class aggro.fields.raid
---@field duel? boolean No raid: two players with a deck each (or as many as `players` says), each against all others, by the rules of the base game. Of a raid it then has only `players`, `powers`, `grants`, `text`, `strike_model`, `words`, `rules`, `cites`. (CR 101.1)
---@field players? any How many raiders, or players of a duel: { least, most }. (R100.1)
---@field modes? table<string, aggro.fields.raid_mode> What each way to play it allows, "standard" among them: modes.heroic = { players = …, decks = … }.
---@field words? table<string, integer|aggro.amount> Numbers that the raid keeps, as they begin: word.stage, raid.stage, set_word("stage", 2). Nobody is shown one that begins with _.
---@field decks string[] The Boss player's decks, in order: raids/<raid>/decks/<name>.lua. The first is drawn from.
---@field unshuffled? string[] Which of them begin in the order of their file.
---@field bosses string[] Its Bosses in order: raids/<raid>/bosses/<stem>.lua. The first starts in play.
---@field first? "left of the boss"|"boss" Who has the first turn.
---@field skips_first_draw? boolean Who has the first turn draws nothing in it.
---@field boss_mulligan? boolean The Boss player may take a mulligan. (CR 101.2)
---@field automated? boolean Nobody sits at the Boss's place: the deck plays itself.
---@field printed_health? boolean A Boss has fatal damage at the health that its card prints, whatever changes it. (R100.2)
---@field apart? string What a player who is set apart is called there, for the table and what is told: "ghost".
---@field strike_model? "v7"|"classic" How weapons strike: as in the rules of 2013, or on the chain. (CR 303.2)
---@field hand_size? aggro.fields.hand_size How many cards each side may keep.
---@field grants? table<string, aggro.power> Whole powers that its `powers` give to cards: gives { to = …, power = "name" }. `this` is the card that has it. (CR 706.1c)
---@field powers? aggro.power[] Rules of the raid, which no card prints or loses: gives, when.…, at.…, instead.…, prevents.…, raises.…, changes.…, as.…, enters. They are the Boss player's, who is `me` in their functions; what they do, the game does.
---@field rules? table Its own rules: use "<raid>/rules", a file with { ["R200.1"] = "title", … }.
---@field boss_turn? table The Boss player's turn.
---@field raider_turn? table A raider's turn.
---@field setup? fun(boss: aggro.boss): any What is done after hands and mulligans, off the chain. (CR 101.1)
---@field from_boss? fun(boss: aggro.boss, card: aggro.card): any What else has come by then where a game is begun at a later Boss (--from-boss), after hands and mulligans, off the chain.
---@field wrap_up? fun(player: aggro.player): any What is done in the wrap-up step of each turn.
---@field at_end? fun(boss: aggro.boss, winner: aggro.winner): any What is kept for the next game as this one ends (winner: "boss", "raiders", "draw"), before anybody's cards leave: it looks, and cards:keep().
---@field boss_has_fatal_damage? fun(boss: aggro.boss, card: aggro.card): any What happens as a Boss has fatal damage: a swap, a loss. Nobody is destroyed then. (R101.4)
---@field boss_destroyed? any What follows as a Boss is destroyed.
---@field sequences? any Others, which effects begin: player:begin_sequence("name", card).
---@field cites? string|string[] The rules that it is about.
---@field text? string What it is about, and who wins when: people at the table read it as it begins.

---@class aggro.fields.raid_mode
---@field players? any How many raiders: { least, most }.
---@field decks? table<string, aggro.fields.mode_deck> What the Boss player's decks may hold, by name: { main = { of = …, copies = 4 } }. The others are as they lie in the raid's folder.
---@field first? "left of the boss"|"boss" Who has the first turn in it.
---@field skips_first_draw? boolean Who has the first turn draws nothing in it.
---@field words? table<string, integer|aggro.amount> Words of the raid that begin otherwise in it: what scripts and conditions know it by.
---@field setup? fun(boss: aggro.boss): any What is done in it after hands and mulligans, in place of the raid's. (CR 101.1)
---@field cites? string|string[] The rule that every refusal names.

---@class aggro.fields.mode_deck
---@field of? table|aggro.fields.deck_kind Its cards: of this kind, or of one of a list.
---@field copies? integer|aggro.amount So many of one card at most.
---@field at_least? integer|aggro.amount So many cards in all.

---@class aggro.fields.deck_kind
---@field type? "ability"|"ally"|"event"|"weapon"|"armor"|"item"|"quest"|"location"|"fixture" Cards of this type; tokens, heroes and Bosses never.
---@field set? string Of this set: what stands before the stroke in a key.
---@field tag? string With this tag.
---@field without_tag? string Without this tag.

---@class aggro.fields.hand_size
---@field boss? integer|aggro.amount Of the Boss player.
---@field raiders? integer|aggro.amount Of each raider.

---@class aggro.fields.phase
---@field cites? string|string[] The rules that it is about.
---@field only_if? integer|aggro.amount Judged as it would begin: else it is left out.
---@field steps table function(boss) … end, done off the chain, and window.

---@class aggro.fields.deck
---@field hero? string The hero, of a raider's deck. (CR 100.1)
---@field plan? string One sentence: how it means to win.
---@field cards any What is in it. (CR 100.4)
---@field size? integer|aggro.amount How many cards it has in all: a line that is lost is found.

---@class aggro.fields.pack
---@field key string Its short name: small letters, digits and _.
---@field version string Its version: "1.0.0".
---@field api_level integer|aggro.amount The words that its scripts are written with.
---@field requires? any What it needs: { aggro = ">=0.1", other_pack = ">=1.2" }.
---@field changes? string[] Scripts of others that it has another version of, by key.
---@field authors? string[] Who wrote it.
---@field licence? string Under which licence: "CC-BY-4.0".
---@field about? string One sentence about it.

---@class aggro.fields.card_texts
---@field name? string What the card is called.
---@field text? string Its text, with the values of the card: {burst}.
---@field back_name? string What its other side is called, where that differs.
---@field back_text? string The text of its other side.

---@class aggro.fields.counted_step
---@field count? integer|aggro.amount How many cards.

---@class aggro.fields.attack_step
---@field at? aggro.filter Whom they attack, where they may.
---@field else_at? aggro.filter Whom they attack where something that `at` names is in play, and none of it can be attacked: one of these, or nobody.

---@class aggro.fields.sequence
---@field cites? string|string[] The rules that it is about.
---@field steps table function(boss, card) … end, again { function } and effect "Name" { play = function }.

---@class aggro.fields.effect
---@field cites? string|string[] The rules that it is about.
---@field play fun(boss: aggro.boss, card: aggro.card): any What it does as it resolves.

---@class aggro.fields.scenario
---@field raid? any Whose rules and words: a key, or a raid of its own.
---@field mode? string A mode of the raid: raiders and the Boss player's decks are held against what it allows.
---@field boss_decks? any With `mode`: the Boss player's decks, in the place of those that it has.
---@field raiders? integer|aggro.amount How many.
---@field cites? string|string[] The rules that it shows.
---@field cards? any Cards that exist in it alone.
---@field given? any The position, or a recorded game after so many entries of its log.
---@field play? fun(t: aggro.scene): any What is done.
---@field expect? fun(t: aggro.scene): any What must then be so.
---@field faults? boolean A script fault is expected, and fails it otherwise.
---@field refused? string In place of `play` and `expect`: the rule by which nobody may sit down like this.

---@class aggro.fields.scene_seat
---@field hero? any The hero.
---@field hand? any The hand.
---@field deck? any The deck, its top first.
---@field play? any What is in play.
---@field resources? any The resource row: so many face down, or a list.
---@field graveyard? any The graveyard.
---@field removed? any What is removed from the game.

---@class aggro.fields.scene_boss
---@field boss? any The Boss in play.
---@field hero? any The same as `boss`.
---@field hand? any The hand.
---@field deck? any The deck that is drawn from, its top first.
---@field decks? any Decks by their names.
---@field play? any What is in play.
---@field resources? any The resource row: so many face down, or a list.
---@field graveyard? any The graveyard of the first deck.
---@field graveyards? any Graveyards by the names of their decks.
---@field removed? any What is removed from the game.
---@field draws_from? string The deck that is drawn from by now.

---@class aggro.fields.scene_entry
---@field exhausted? boolean It is exhausted.
---@field damage? integer|aggro.amount The damage on it.
---@field new? boolean It came this turn.
---@field down? boolean It lies face down.
---@field back? boolean It shows its other side.
---@field felled? boolean It was dealt fatal damage.
---@field attached_to? string What it is attached to, which was placed before.
---@field counters? table<string, integer|aggro.amount> The counters on it.
---@field deck? string Which deck it belongs to.
---@field owner? any Who owns it, where another seat controls it.
---@field marks? string[] The marks that it bears.
---@field memory? any Its me.memory, from the first place on.
---@field atk? integer|aggro.amount The ATK that a token was made with.
---@field health? integer|aggro.amount The health that a token was made with.
---@field used? any Which of its powers that work once a turn were used.

---@class aggro.fields.scene_move
---@field target? any The target.
---@field targets? any Several, in order; of one target's several cards a list.
---@field x? integer|aggro.amount The X of its cost.
---@field mode? any Which mode, from 1, or a list of them.
---@field way? integer|aggro.amount Which of the costs that are offered, from 1.
---@field pay? any Answers to what the cost asks, in order.
---@field face? string Of t:places: "up" or "down".
---@field power? any Which payment power or reward: its place, or its `id`.

---@class aggro.fields.scene_can
---@field defender? any Against whom.
---@field power? any Which power.
---@field target? any With this target.
---@field mode? any With this mode, or with all of a list.

---@class aggro.fields.scene_passes
---@field reason? string Words of the reason, or its rule.

---@class aggro.fields.scene_recording
---@field recording string The file, from the folder of the scenario's file on.
---@field entry? integer|aggro.amount After so many entries of its log.

---@class aggro.all.ally: aggro.fields.card, aggro.fields.ally
---@class aggro.all.ability: aggro.fields.card, aggro.fields.ability
---@class aggro.all.hero: aggro.fields.card, aggro.fields.hero
---@class aggro.all.boss: aggro.fields.card, aggro.fields.boss
---@class aggro.all.weapon: aggro.fields.card, aggro.fields.weapon
---@class aggro.all.armor: aggro.fields.card, aggro.fields.gear
---@class aggro.all.item: aggro.fields.card, aggro.fields.gear
---@class aggro.all.quest: aggro.fields.card, aggro.fields.quest
---@class aggro.all.location: aggro.fields.card, aggro.fields.location
---@class aggro.all.event: aggro.fields.card, aggro.fields.event
---@class aggro.all.token: aggro.fields.card, aggro.fields.token
---@class aggro.all.fixture: aggro.fields.card, aggro.fields.fixture
---@class aggro.all.gives: aggro.fields.gives, aggro.fields.change
---@class aggro.all.at.start_of_part: aggro.fields.at, aggro.fields.at_part
---@class aggro.all.prevents.damage: aggro.fields.packet, aggro.fields.prevents
---@class aggro.all.raises.damage: aggro.fields.packet, aggro.fields.raises
---@class aggro.all.raises.healing: aggro.fields.packet, aggro.fields.raises
---@class aggro.all.changes.damage: aggro.fields.packet, aggro.fields.changes
---@class aggro.all.changes.healing: aggro.fields.packet, aggro.fields.changes
---@class aggro.all.enraged: aggro.fields.named, aggro.fields.enraged
---@class aggro.all.cant: aggro.fields.scene_can, aggro.fields.scene_passes
