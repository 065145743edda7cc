-- The armor of Magtheridon's Lair.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 2, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local poke = ability "Poke" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end }
local cards = { ox = ox, elk = elk, axe = axe, web = web, poke = poke, bolt = bolt }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local health = 26                                          -- of a hero that nobody chose
local hero = function(n) return { "hoa/ta_zo", damage = n } end

return {
  scenario "Aegis of the Vindicator heals as an opposing hero or ally is exhausted, and not as a friendly one is" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = hero(5), play = { "Aegis of the Vindicator", "Elk" }, deck = deck })
      t:boss { play = { "Elk" }, decks = { main = deck } }
    end,
    play = function(t)
      t:attacks(1, "Elk@1", "Elk@boss")
      t:to_end_of_combat()
      t:damage("hero@1", 5)
      t:ends_turn()
      t:attacks("boss", "Elk@boss", "Elk@1")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 3) end,
  },
  scenario "Aegis of the Vindicator heals as an opposing hero is exhausted, too" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = hero(5), play = { "Aegis of the Vindicator" } })
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "hero@boss", "hero@1")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:told { "Aegis of the Vindicator resolves" }; t:damage("hero@1", 3) end,
  },
  scenario "Cloak of the Pit Stalker: an attacking hero loses 1 health, one's own too, and has it back as the turn ends" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cloak of the Pit Stalker" }, deck = deck })
      t:boss { play = { "Elk" }, decks = { main = deck } }
    end,
    play = function(t)
      t:proposes(1, "hero@1", "Elk")
      t:everyone_passes()
      t:uses(1, "Cloak of the Pit Stalker", { target = "hero@1" })
      t:everyone_passes()
      t:health("hero@1", health - 1)
      t:to_end_of_combat()
      t:ends_turn()
    end,
    expect = function(t) t:health("hero@1", health) end,
  },
  scenario "Cloak of the Pit Stalker takes a health from an attacker" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cloak of the Pit Stalker" }, deck = deck })
      t:boss { play = { { "Ox", damage = 1 }, "Elk" } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Ox@boss", "hero@1")
      t:everyone_passes()
      t:passes("boss")
      t:cant(1, "uses", "Cloak of the Pit Stalker", { target = "Elk" })
      t:uses(1, "Cloak of the Pit Stalker", { target = "Ox@boss" })
      t:finishes_chain()
      t:to_end_of_combat()
    end,
    expect = function(t) t:in_graveyard("boss", "Ox"); t:damage("hero@1", 0) end,
  },
  scenario "Girdle of the Endless Pit puts 1 damage on its hero as each turn of its player starts, and no other" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Girdle of the Endless Pit" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { decks = { main = deck } }
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:damage("hero@1", 1); t:told { "1 damage is put on" }; t:def("Girdle of the Endless Pit", 3) end,
  },
  scenario "Soul-Eater's Handwraps take a card from whose card readies, but none of a Boss player's deck" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, deck = deck,
        play = { "Soul-Eater's Handwraps", { "Elk", exhausted = true }, { "Axe", exhausted = true }, { "Web", exhausted = true } } })
      t:boss { play = { { "Elk", exhausted = true } }, decks = { main = deck } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:ends_turn()
      t:is_turn(1)
      t:graveyard_count(1, 4)
      t:ends_turn()
    end,
    expect = function(t) t:ready("Elk@boss"); t:graveyard_count("boss", 0); t:deck_count("boss", 5) end,
  },
  scenario "Soul-Eater's Handwraps take nothing where no card is left in the deck" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { "Soul-Eater's Handwraps" }, hand = { "Rak Skyfury" },
        resources = 1 })
      t:boss {}
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Rak Skyfury")
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:ready("hero@1"); t:graveyard_count(1, 0); t:told { "Soul-Eater's Handwraps resolves" } end,
  },
  scenario "Terror Pit Girdle: with an ally at his side the hero is untargetable" {
    raid = "onyxias_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Terror Pit Girdle", "Ox" } })
      t:boss { hand = { "Poke", "Poke" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Poke", { target = "hero@1" })
      t:plays("boss", "Poke", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t) t:has("hero@1", "Untargetable") end,
  },
  scenario "Terror Pit Girdle: without an ally of his own he is not, and nobody else is" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Ox" }, play = { "Terror Pit Girdle" }, resources = 1 })
      t:seat(2, { play = { "Ox" } })
    end,
    play = function(t)
      t:has("hero@1", "Untargetable", false)
      t:plays(1, "Ox")
      t:everyone_passes()
      t:has("hero@1", "Untargetable")
      t:has("hero@2", "Untargetable", false)
    end,
    expect = function(t) t:def("Terror Pit Girdle", 1) end,
  },
  scenario "Thundering Greathelm: each ally played gives your weapons 1 ATK for the turn" {
    raid = "onyxias_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Ox", "Web" }, play = { "Thundering Greathelm", "Axe" }, resources = 1, deck = deck })
      t:seat(2, { hand = { "Ox" }, play = { "Axe" }, resources = 1, deck = deck })
      t:boss { play = { "Axe" }, decks = { main = deck } }
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Ox")
      t:finishes_chain()
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:not_told { "Thundering Greathelm triggers" }
      t:plays(1, "Web")
      t:finishes_chain()
      t:atk("Axe@1", 1)
      t:plays(1, "Ox")
      t:finishes_chain()
      t:atk("Axe@1", 2)
      t:atk("Axe@2", 1)
      t:atk("Axe@boss", 1)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Axe@1", 1) end,
  },
}
