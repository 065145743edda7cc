-- The items of Magtheridon's Lair, and the Crystalheart Pulse Staff.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local shade = ally "Shade" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Untargetable" }, text = "Untargetable" }
local crush = ability "Crush" { cost = 0, text = "Destroy target equipment.",
  targets = { target("it", any.equipment, harm) }, play = function(me, t) t.it:destroy() end }
local plate = armor "Plate" { cost = 1, def = 2, tags = { "Chest (1)" }, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local poke = ability "Poke" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end }
local blaze = ability "Blaze" { cost = 0, text = "Your hero deals 1 fire damage to each opposing ally.",
  play = function(me) me.hero:deal(1, "fire", opposing.ally) end }
local chill = ability "Chill" { cost = 0, instant = true, text = "Your hero deals 1 frost damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(1, "frost", t.prey) end }
local dice = ability "Dice" { cost = 0, text = "Roll a die. Draw that many cards.", play = function(me) me.player:draw(me.player:roll()) end }
local task = quest "Task" { text = "(1): Draw a card.", reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } }
local bruiser = hero "Bruiser" { atk = 2, damage = "melee", health = 20, text = "" }
local cards = { bruiser = bruiser, ox = ox, elk = elk, plate = plate, web = web, poke = poke, blaze = blaze, chill = chill, crush = crush, shade = shade, dice = dice, task = task }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local hidden = { "Ox", down = true }

return {
  scenario "A'dals Signet of Defense: 3 DEF for an armor, this turn" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "A'dals Signet of Defense", "Plate" }, deck = deck })
      t:boss { play = { "Plate" }, decks = { main = deck } }
    end,
    play = function(t)
      t:can(1, "uses", "A'dals Signet of Defense", { target = "Plate@boss" })
      t:uses(1, "A'dals Signet of Defense", { target = "Plate@1" })
      t:everyone_passes()
      t:def("Plate@1", 5)
      t:ends_turn()
    end,
    expect = function(t) t:def("Plate@1", 2) end,
  },
  scenario "Band of Crimson Fury: 3 more for the next damage of an ability of yours, once" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Poke", "Poke", "Web" }, play = { "Band of Crimson Fury", "Elk" }, resources = 3 })
      t:seat(2, { hand = { "Poke" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:uses(1, "Band of Crimson Fury", { pay = { "Web" } })
      t:everyone_passes()
      t:attacks(1, "Elk", "Ox@boss")
      t:to_end_of_combat()
      t:damage("Ox", 1)
      t:passes(1)
      t:plays(2, "Poke", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 2)
      t:plays(1, "Poke", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 6)
      t:plays(1, "Poke", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 7) end,
  },
  scenario "Band of Crimson Fury: the next damage is all that one ability deals at the same time, and only in this turn" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Blaze", "Poke", "Web", "Web" }, play = { "Band of Crimson Fury" }, resources = 3, deck = deck })
      t:boss { play = { "Ox", "Elk" }, decks = { main = deck } }
    end,
    play = function(t)
      t:uses(1, "Band of Crimson Fury", { pay = { "Web" } })
      t:everyone_passes()
      t:plays(1, "Blaze")
      t:everyone_passes()
      t:damage("Ox", 4)
      t:damage("Elk", 4)
      t:ends_turn()
      t:ends_turn()
      t:uses(1, "Band of Crimson Fury", { pay = { "Web" } })
      t:everyone_passes()
      t:ends_turn()
      t:passes("boss")
      t:plays(1, "Poke", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 5) end,
  },
  scenario "Eye of Magtheridon makes a 1 into what its player likes" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Dice", "Dice" }, play = { "Eye of Magtheridon" }, deck = deck })
      t:dice { 1, 2 }
    end,
    play = function(t)
      t:plays(1, "Dice")
      t:everyone_passes()
      t:answers(1, "Eye of Magtheridon")
      t:answers(1, 4)
      t:hand_count(1, 5)
      t:plays(1, "Dice")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 6) end,
  },
  scenario "Eye of Magtheridon changes the 1 of another player, to any number of the die" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Dice" }, deck = deck })
      t:seat(2, { play = { "Eye of Magtheridon" }, deck = deck })
      t:dice { 1 }
    end,
    play = function(t)
      t:plays(1, "Dice")
      t:everyone_passes()
      t:answers(2, "Eye of Magtheridon")
      t:not_offered(2, 0)
      t:offers(2, 1)
      t:not_offered(2, 7)
      t:answers(2, 6)
    end,
    expect = function(t) t:hand_count(1, 6) end,
  },
  scenario "Heavy Netherweave Bandage goes under the deck and heals 6, in its player's turn" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, play = { "Heavy Netherweave Bandage" }, resources = 1, deck = deck })
      t:boss { play = { "Elk" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "uses", "Heavy Netherweave Bandage")
      t:ends_turn()
      t:can(1, "uses", "Heavy Netherweave Bandage", { target = "Elk" })
      t:uses(1, "Heavy Netherweave Bandage", { target = "hero@1" })
      t:in_deck(1, "Heavy Netherweave Bandage")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 3); t:deck_count(1, 7) end,
  },
  scenario "Karaborian Talisman is destroyed to turn the completed quest face up again" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Karaborian Talisman" }, resources = { "Task", hidden, hidden }, deck = deck })
    end,
    play = function(t)
      t:completes(1, "Task")
      t:everyone_passes()
      t:answers(1, "yes")
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard(1, "Karaborian Talisman"); t:face_up("Task"); t:can(1, "completes", "Task") end,
  },
  scenario "Karaborian Talisman may be kept" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Karaborian Talisman" }, resources = { "Task", hidden }, deck = deck })
    end,
    play = function(t)
      t:completes(1, "Task")
      t:everyone_passes()
      t:answers(1, "no")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play(1, "Karaborian Talisman"); t:face_down("Task") end,
  },
  scenario "Karaborian Talisman is about its player's quests alone" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { resources = { "Task", hidden }, deck = deck })
      t:seat(2, { play = { "Karaborian Talisman" }, deck = deck })
    end,
    play = function(t)
      t:completes(1, "Task")
      t:everyone_passes()
    end,
    expect = function(t) t:face_down("Task"); t:not_told { "Karaborian Talisman triggers" } end,
  },
  scenario "Naaru Lightwarden's Band and Ring of the Recalcitrant: 5 health and 1 ATK in attack for friendly heroes" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hero = "Bruiser", play = { "Naaru Lightwarden's Band", "Ring of the Recalcitrant" }, deck = deck })
      t:seat(2, { hero = "Bruiser", deck = deck })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:health("hero@1", 25)
      t:health("hero@2", 25)
      t:health("hero@boss", 20)
      t:atk("hero@2", 2)
      t:ends_turn()
      t:attacks(2, "hero@2", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 3) end,
  },
  scenario "Phoenix-fire Band is destroyed to prevent all fire damage to one character this turn" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Phoenix-fire Band", "Elk" }, resources = 1, deck = deck })
      t:boss { hand = { "Poke", "Poke", "Poke", "Chill" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:can(1, "uses", "Phoenix-fire Band", { target = "hero@boss" })
      t:uses(1, "Phoenix-fire Band", { target = "Elk" })
      t:everyone_passes()
      t:plays("boss", "Poke", { target = "Elk" })
      t:everyone_passes()
      t:damage("Elk", 0)
      t:plays("boss", "Poke", { target = "Elk" })
      t:everyone_passes()
      t:damage("Elk", 0)
      t:plays("boss", "Chill", { target = "Elk" })
      t:everyone_passes()
      t:plays("boss", "Poke", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Elk", 1); t:damage("hero@1", 1); t:in_graveyard(1, "Phoenix-fire Band") end,
  },
  scenario "Super Mana Potion: four cards" {
    raid = "onyxias_lair", cards = cards,
    given = function(t) t:seat(1, { play = { "Super Mana Potion" }, resources = 4, deck = deck }) end,
    play = function(t) t:uses(1, "Super Mana Potion"); t:everyone_passes() end,
    expect = function(t) t:hand_count(1, 4); t:in_graveyard(1, "Super Mana Potion") end,
  },
  scenario "Crystalheart Pulse Staff takes a friendly ally, chosen as it resolves, out of the game until the turn ends" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Crystalheart Pulse Staff", "Shade" }, resources = 2, deck = deck })
      t:seat(2, { play = { { "Elk", damage = 5 } }, deck = deck })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:uses(1, "Crystalheart Pulse Staff")
      t:everyone_passes()
      t:offers(1, "Shade")                             -- it is no target
      t:not_offered(1, "Ox")
      t:answers(1, "Elk")
      t:removed(2, "Elk")
      t:ends_turn()
    end,
    expect = function(t) t:in_play(2, "Elk"); t:damage("Elk", 0); t:in_play(1, "Shade") end,
  },
  scenario "What the Crystalheart Pulse Staff took comes back to its owner, though another player had it and the Staff is gone" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Crush" }, play = { "Crystalheart Pulse Staff", { "Elk", owner = 2 } }, resources = 2, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:uses(1, "Crystalheart Pulse Staff")
      t:everyone_passes()
      t:plays(1, "Crush", { target = "Crystalheart Pulse Staff" })
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t) t:in_play(2, "Elk") end,
  },
  scenario "A token that the Crystalheart Pulse Staff takes is gone: as the turn ends nothing comes back, and nothing is asked of it" {
    raid = "onyxias_lair", cards = cards,
    given = function(t) t:seat(1, { play = { "Crystalheart Pulse Staff", "Treant" }, resources = 2, deck = deck }) end,
    play = function(t)
      t:uses(1, "Crystalheart Pulse Staff")
      t:everyone_passes()
      t:count_in_play(1, "Treant", 0)
      t:ends_turn()
    end,
    expect = function(t) t:count_in_play(1, "Treant", 0) end,
  },
  scenario "Crystalheart Pulse Staff works in its player's turn alone" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Crystalheart Pulse Staff", "Elk" }, resources = 2 })
      t:turn("boss")
    end,
    play = function(t) t:passes("boss"); t:cant(1, "uses", "Crystalheart Pulse Staff") end,
    expect = function(t) t:asked(1, "Your move") end,
  },
}
