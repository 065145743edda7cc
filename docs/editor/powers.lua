---@meta
-- Powers, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---A continuous modifier: what is so while its card is in play. (CR 704.1)
---@type fun(fields: aggro.all.gives): aggro.power
gives = {}

---A payment power: its player may use it. (CR 701.1)
---@type fun(fields: aggro.fields.pays): aggro.power
pays = {}

---A trigger: docs/events.md lists what it may wait for. (CR 703.1)
when = {}

at = {}

---A trigger as a turn begins. (CR 500.2)
---@type fun(fields: aggro.fields.at): aggro.power
at.start_of_turn = {}

---A trigger as a turn ends. (CR 500.2)
---@type fun(fields: aggro.fields.at): aggro.power
at.end_of_turn = {}

---A trigger as a phase or step begins. (CR 500.2)
---@type fun(fields: aggro.all.at.start_of_part): aggro.power
at.start_of_part = {}

---A replacement: this happens in place of an event that can be replaced. (CR 704.1)
instead = {}

prevents = {}

---Damage that is prevented. (CR 717.2)
---@type fun(fields: aggro.all.prevents.damage): aggro.power
prevents.damage = {}

raises = {}

---Damage that is more. (CR 717.1)
---@type fun(fields: aggro.all.raises.damage): aggro.power
raises.damage = {}

---Healing that is more. (CR 717.1)
---@type fun(fields: aggro.all.raises.healing): aggro.power
raises.healing = {}

---How many more cards deck:reveal(n) shows. (CR 716.1f)
---@type fun(fields: aggro.fields.raises_reveal): aggro.power
raises.reveal = {}

changes = {}

---Damage that is of another type, or dealt to others. (CR 717.1)
---@type fun(fields: aggro.all.changes.damage): aggro.power
changes.damage = {}

---Healing that goes to others. (CR 717.1)
---@type fun(fields: aggro.all.changes.healing): aggro.power
changes.healing = {}

as = {}

---What is done as a card enters play, before it is there. (CR 710.1a)
---@type fun(fields: aggro.fields.as): aggro.power
as.enters_play = {}

---What is done as a card is placed as a resource. (CR 704.1b)
---@type fun(fields: aggro.fields.as): aggro.power
as.placed = {}

---What is done as a turn begins, before anything triggers. (CR 704.1b)
---@type fun(fields: aggro.fields.as): aggro.power
as.start_of_turn = {}

---What is done as part of turning a card over, before it is: the side that shows says it. (CR 704.1b)
---@type fun(fields: aggro.fields.as): aggro.power
as.flipped = {}

---What is done as part of a card's leaving play, while it is still there. (CR 704.1b)
---@type fun(fields: aggro.fields.as): aggro.power
as.leaves_play = {}

---How a card enters play. (CR 710.1b)
---@type fun(fields: aggro.fields.enters): aggro.power
enters = {}

---The keyword: a trigger as its card comes into a graveyard from anywhere. (KW Death Rattle)
---@type fun(fields: aggro.fields.named): aggro.power
death_rattle = {}

---A trigger as this or another Tauren ally enters play on your side. (KW Tribe)
---@type fun(fields: aggro.fields.named): aggro.power
tribe = {}

---The keyword: a trigger as its card is shown on its way into the resource row. (KW Stash)
---@type fun(fields: aggro.fields.named): aggro.power
stash = {}

---What the card that its Enrage reveals sets off. (KW Enrage)
---@type fun(fields: aggro.all.enraged): aggro.power
enraged = {}

---The keyword: such allies cost you one less, but never nothing. (KW Diplomacy)
---@type fun(fields: aggro.fields.diplomacy): aggro.power
diplomacy = {}

---The keyword: up to five such cards of your graveyard are part of its cost. (KW Finishing Move)
---@type fun(fields: aggro.fields.finishing_move): aggro.power
finishing_move = {}

---{seat} draws {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.drawn = {}

---{seat} discards {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.discarded = {}

---{seat} reveals {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.revealed = {}

---{card} moves from {from} to {to}.
---@type fun(fields: aggro.fields.when): aggro.power
when.moved = {}

---{card} enters play under {seat}'s control.
---@type fun(fields: aggro.fields.when): aggro.power
when.enters_play = {}

---{card} is destroyed.
---@type fun(fields: aggro.fields.when): aggro.power
when.destroyed = {}

---{card} is removed from the game.
---@type fun(fields: aggro.fields.when): aggro.power
when.removed_from_game = {}

---@type fun(fields: aggro.fields.when): aggro.power
when.leaves_play = {}

---{seat} places {card} as a resource.
---@type fun(fields: aggro.fields.when): aggro.power
when.placed = {}

---{card} readies.
---@type fun(fields: aggro.fields.when): aggro.power
when.readied = {}

---{card} is exhausted.
---@type fun(fields: aggro.fields.when): aggro.power
when.exhausted = {}

---{card} is turned over.
---@type fun(fields: aggro.fields.when): aggro.power
when.flipped = {}

---{card} is turned face down.
---@type fun(fields: aggro.fields.when): aggro.power
when.turned_face_down = {}

---{card} is attached to {source}.
---@type fun(fields: aggro.fields.when): aggro.power
when.attached = {}

---{seat} plays {card}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.played = {}

---{card} is added to the chain{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.added = {}

---{seat} copies {card}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.copied = {}

---{seat} uses {card}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.used = {}

---{seat} completes {card}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.completed = {}

---{card} triggers{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.triggered = {}

---{seat} proposes an attack: {source} on {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.proposed = {}

---{source} targets {card}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.targeted = {}

---{source} targets {seat}{chosen}.
---@type fun(fields: aggro.fields.when): aggro.power
when.targeted_player = {}

---{card} resolves.
---@type fun(fields: aggro.fields.when): aggro.power
when.resolved = {}

---{card} is interrupted.
---@type fun(fields: aggro.fields.when): aggro.power
when.interrupted = {}

---{card} attacks {source}.
---@type fun(fields: aggro.fields.when): aggro.power
when.attacks = {}

---{card} protects.
---@type fun(fields: aggro.fields.when): aggro.power
when.protects = {}

---{card} defends against {source}.
---@type fun(fields: aggro.fields.when): aggro.power
when.defends = {}

---@type fun(fields: aggro.fields.when): aggro.power
when.enters_combat = {}

---{seat} strikes with {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.strikes = {}

---{source} sabotages {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.sabotages = {}

---@type fun(fields: aggro.fields.when): aggro.power
when.combat_ends = {}

---{source} deals {amount} {damage} damage to {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.dealt_damage = {}

---{amount} damage is put on {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.damage_put = {}

---{source} prevents {amount} damage to {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.prevented = {}

---{source} heals {amount} damage from {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.healed = {}

---{seat} rolls {amount}{word}.
---@type fun(fields: aggro.fields.when): aggro.power
when.rolled = {}

---{seat} now controls {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.changes_control = {}

---{card} now has {amount} {word} counter{s}.
---@type fun(fields: aggro.fields.when): aggro.power
when.counters = {}

---{card} is now a copy of {source}.
---@type fun(fields: aggro.fields.when): aggro.power
when.becomes_copy = {}

---{card} is now the hero of {seat}.
---@type fun(fields: aggro.fields.when): aggro.power
when.hero_becomes = {}

---{word} is now {amount}.
---@type fun(fields: aggro.fields.when): aggro.power
when.word_set = {}

---{seat} is out of the game.
---@type fun(fields: aggro.fields.when): aggro.power
when.lost = {}

---{seat} is {word}.
---@type fun(fields: aggro.fields.when): aggro.power
when.player_set_apart = {}

---{card} is {word}.
---@type fun(fields: aggro.fields.when): aggro.power
when.set_apart = {}

---{amount} damage is removed from {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.damage_removed = {}

---{card} is marked: {word}.
---@type fun(fields: aggro.fields.when): aggro.power
when.marked = {}

---{seat} stashes {card}.
---@type fun(fields: aggro.fields.when): aggro.power
when.stashed = {}

---@type fun(fields: aggro.fields.when): aggro.power
when.leaves_party = {}

---{card} is turned face up.
---@type fun(fields: aggro.fields.when): aggro.power
when.turned_face_up = {}

---{seat} draws {card}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.drawn = {}

---{seat} discards {card}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.discarded = {}

---{seat} reveals {card}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.revealed = {}

---{card} moves from {from} to {to}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.moved = {}

---{card} enters play under {seat}'s control.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.enters_play = {}

---{card} is destroyed.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.destroyed = {}

---{card} is removed from the game.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.removed_from_game = {}

---@type fun(fields: aggro.fields.instead): aggro.power
instead.leaves_play = {}

---{card} readies.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.readied = {}

---{card} is exhausted.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.exhausted = {}

---{card} is turned over.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.flipped = {}

---{card} is turned face down.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.turned_face_down = {}

---{source} deals {amount} {damage} damage to {card}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.dealt_damage = {}

---{source} heals {amount} damage from {card}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.healed = {}

---{seat} rolls {amount}{word}.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.rolled = {}

---{card} is turned face up.
---@type fun(fields: aggro.fields.instead): aggro.power
instead.turned_face_up = {}

