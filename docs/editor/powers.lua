---@meta
-- Powers, for a Lua language server. Made by `aggro doc --editor`; a test compares.

---@class aggro.power

---A continuous modifier: what is so while its card is in play. (CR 704.1)
---@param fields aggro.all.gives
---@return aggro.power
function gives(fields) end

---A payment power: its player may use it. (CR 701.1)
---@param fields aggro.fields.pays
---@return aggro.power
function pays(fields) end

---How a card enters play. (CR 710.1b)
---@param fields aggro.fields.enters
---@return aggro.power
function enters(fields) end

---The keyword: a trigger as its card comes into a graveyard from anywhere. (KW Death Rattle)
---@param fields aggro.fields.named
---@return aggro.power
function death_rattle(fields) end

---A trigger as this or another Tauren ally enters play on your side. (KW Tribe)
---@param fields aggro.fields.named
---@return aggro.power
function tribe(fields) end

---The keyword: a trigger as its card is shown on its way into the resource row. (KW Stash)
---@param fields aggro.fields.named
---@return aggro.power
function stash(fields) end

---What the card that its Enrage reveals sets off. (KW Enrage)
---@param fields aggro.all.enraged
---@return aggro.power
function enraged(fields) end

---The keyword: such allies cost you one less, but never nothing. (KW Diplomacy)
---@param fields aggro.fields.diplomacy
---@return aggro.power
function diplomacy(fields) end

---The keyword: up to five such cards of your graveyard are part of its cost. (KW Finishing Move)
---@param fields aggro.fields.finishing_move
---@return aggro.power
function finishing_move(fields) end

---A trigger: the events that it may wait for are listed under "What happens".
---@class aggro.word.when
---@field turn_begins fun(fields: aggro.fields.when): aggro.power -- Turn {amount}: {seat} --
---@field turn_ends fun(fields: aggro.fields.when): aggro.power {seat} ends the turn.
---@field drawn fun(fields: aggro.fields.when): aggro.power {seat} draws {card}.
---@field discarded fun(fields: aggro.fields.when): aggro.power {seat} discards {card}.
---@field revealed fun(fields: aggro.fields.when): aggro.power {seat} reveals {card}.
---@field moved fun(fields: aggro.fields.when): aggro.power {card} moves from {from} to {to}.
---@field enters_play fun(fields: aggro.fields.when): aggro.power {card} enters play under {seat}'s control.
---@field destroyed fun(fields: aggro.fields.when): aggro.power {card} is destroyed.
---@field removed_from_game fun(fields: aggro.fields.when): aggro.power {card} is removed from the game.
---@field leaves_play fun(fields: aggro.fields.when): aggro.power
---@field arrives fun(fields: aggro.fields.when): aggro.power
---@field placed fun(fields: aggro.fields.when): aggro.power {seat} places {card} as a resource.
---@field readied fun(fields: aggro.fields.when): aggro.power {card} readies.
---@field exhausted fun(fields: aggro.fields.when): aggro.power {card} is exhausted.
---@field flipped fun(fields: aggro.fields.when): aggro.power {card} is turned over.
---@field turned_face_down fun(fields: aggro.fields.when): aggro.power {card} is turned face down.
---@field attached fun(fields: aggro.fields.when): aggro.power {card} is attached to {source}.
---@field played fun(fields: aggro.fields.when): aggro.power {seat} plays {card}{chosen}.
---@field added fun(fields: aggro.fields.when): aggro.power {card} is added to the chain{chosen}.
---@field copied fun(fields: aggro.fields.when): aggro.power {seat} copies {card}{chosen}.
---@field used fun(fields: aggro.fields.when): aggro.power {seat} uses {card}{chosen}.
---@field completed fun(fields: aggro.fields.when): aggro.power {seat} completes {card}{chosen}.
---@field triggered fun(fields: aggro.fields.when): aggro.power {card} triggers{chosen}.
---@field proposed fun(fields: aggro.fields.when): aggro.power {seat} proposes an attack: {source} on {card}.
---@field targeted fun(fields: aggro.fields.when): aggro.power {source} targets {card}{chosen}.
---@field targeted_player fun(fields: aggro.fields.when): aggro.power {source} targets {seat}{chosen}.
---@field resolved fun(fields: aggro.fields.when): aggro.power {card} resolves.
---@field interrupted fun(fields: aggro.fields.when): aggro.power {card} is interrupted.
---@field attacks fun(fields: aggro.fields.when): aggro.power {card} attacks {source}.
---@field protects fun(fields: aggro.fields.when): aggro.power {card} protects.
---@field defends fun(fields: aggro.fields.when): aggro.power {card} defends against {source}.
---@field enters_combat fun(fields: aggro.fields.when): aggro.power
---@field strikes fun(fields: aggro.fields.when): aggro.power {seat} strikes with {card}.
---@field sabotages fun(fields: aggro.fields.when): aggro.power {source} sabotages {card}.
---@field combat_ends fun(fields: aggro.fields.when): aggro.power
---@field dealt_damage fun(fields: aggro.fields.when): aggro.power {source} deals {amount} {damage} damage to {card}.
---@field damage_put fun(fields: aggro.fields.when): aggro.power {amount} damage is put on {card}.
---@field prevented fun(fields: aggro.fields.when): aggro.power {source} prevents {amount} damage to {card}.
---@field healed fun(fields: aggro.fields.when): aggro.power {source} heals {amount} damage from {card}.
---@field changes_control fun(fields: aggro.fields.when): aggro.power {seat} now controls {card}.
---@field counters fun(fields: aggro.fields.when): aggro.power {card} now has {amount} {word} counter{s}.
---@field becomes_copy fun(fields: aggro.fields.when): aggro.power {card} is now a copy of {source}.
---@field hero_becomes fun(fields: aggro.fields.when): aggro.power {card} is now the hero of {seat}.
---@field word_set fun(fields: aggro.fields.when): aggro.power {word} is now {amount}.
---@field lost fun(fields: aggro.fields.when): aggro.power {seat} is out of the game.
---@field part_begins fun(fields: aggro.fields.when): aggro.power
---@field player_set_apart fun(fields: aggro.fields.when): aggro.power {seat} is {word}.
---@field set_apart fun(fields: aggro.fields.when): aggro.power {card} is {word}.
---@field damage_removed fun(fields: aggro.fields.when): aggro.power {amount} damage is removed from {card}.
---@field marked fun(fields: aggro.fields.when): aggro.power {card} is marked: {word}.
---@field enters_graveyard fun(fields: aggro.fields.when): aggro.power
---@field stashed fun(fields: aggro.fields.when): aggro.power {seat} stashes {card}.
---@field leaves_party fun(fields: aggro.fields.when): aggro.power
when = {}

---A replacement: this happens in place of an event that can be replaced.
---@class aggro.word.instead
---@field drawn fun(fields: aggro.fields.instead): aggro.power {seat} draws {card}.
---@field discarded fun(fields: aggro.fields.instead): aggro.power {seat} discards {card}.
---@field revealed fun(fields: aggro.fields.instead): aggro.power {seat} reveals {card}.
---@field moved fun(fields: aggro.fields.instead): aggro.power {card} moves from {from} to {to}.
---@field enters_play fun(fields: aggro.fields.instead): aggro.power {card} enters play under {seat}'s control.
---@field destroyed fun(fields: aggro.fields.instead): aggro.power {card} is destroyed.
---@field removed_from_game fun(fields: aggro.fields.instead): aggro.power {card} is removed from the game.
---@field leaves_play fun(fields: aggro.fields.instead): aggro.power
---@field readied fun(fields: aggro.fields.instead): aggro.power {card} readies.
---@field exhausted fun(fields: aggro.fields.instead): aggro.power {card} is exhausted.
---@field flipped fun(fields: aggro.fields.instead): aggro.power {card} is turned over.
---@field turned_face_down fun(fields: aggro.fields.instead): aggro.power {card} is turned face down.
---@field dealt_damage fun(fields: aggro.fields.instead): aggro.power {source} deals {amount} {damage} damage to {card}.
---@field healed fun(fields: aggro.fields.instead): aggro.power {source} heals {amount} damage from {card}.
---@field enters_graveyard fun(fields: aggro.fields.instead): aggro.power
instead = {}

---@class aggro.word.at
---@field start_of_turn fun(fields: aggro.fields.at): aggro.power A trigger as a turn begins.
---@field end_of_turn fun(fields: aggro.fields.at): aggro.power A trigger as a turn ends.
---@field start_of_part fun(fields: aggro.all.at_start_of_part): aggro.power A trigger as a phase or step begins.
at = {}

---@class aggro.word.prevents
---@field damage fun(fields: aggro.all.prevents_damage): aggro.power Damage that is prevented.
prevents = {}

---@class aggro.word.raises
---@field damage fun(fields: aggro.all.raises_damage): aggro.power Damage that is more.
---@field healing fun(fields: aggro.all.raises_healing): aggro.power Healing that is more.
---@field reveal fun(fields: aggro.fields.raises_reveal): aggro.power How many more cards deck:reveal(n) shows.
raises = {}

---@class aggro.word.changes
---@field damage fun(fields: aggro.all.changes_damage): aggro.power Damage that is of another type, or dealt to others.
---@field healing fun(fields: aggro.all.changes_healing): aggro.power Healing that goes to others.
changes = {}

---@class aggro.word.as
---@field enters_play fun(fields: aggro.fields.as): aggro.power What is done as a card enters play, before it is there.
---@field placed fun(fields: aggro.fields.as): aggro.power What is done as a card is placed as a resource.
---@field start_of_turn fun(fields: aggro.fields.as): aggro.power What is done as a turn begins, before anything triggers.
---@field flipped fun(fields: aggro.fields.as): aggro.power What is done as part of turning a card over, before it is: the side that shows says it.
---@field leaves_play fun(fields: aggro.fields.as): aggro.power What is done as part of a card's leaving play, while it is still there.
as = {}

