-- Magtheridon's Lair: it flips as each of the Boss player's turns ends; Nova burns where a Cube is loose, Cooldown hurts bearers.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 19, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local cards = { ox = ox, elk = elk }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local cube, lair, free = "manticron_cube", "magtheridon_s_lair", "unleashed_magtheridon"
local decks = { main = deck, blood = { "magtheridon_s_blood", "magtheridon_s_blood", "magtheridon_s_blood" } }
local nova = { lair, back = true }
local function take(t, seat, which, who)
  t:uses(seat, { "Manticron Cube", which }, { pay = { who } })
  t:everyone_passes()
end

return {
  scenario "The Lair flips as the Boss player's turn ends, to Nova and back, and not as a raider's does" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4b" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, play = { lair }, decks = decks }
      t:turn("boss")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "Magtheridon's Lair is turned over", "raider 1 --" }
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Lair is turned over", "raider 1 --", "the Boss player --", "Lair is turned over", "raider 1 --" }
    end,
  },
  scenario "It flips in the turn in which it came, too" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4b", "R402.4a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "chained_magtheridon", play = { { "Shadow Channeler", deck = "channeler" } }, resources = 4,
        decks = { main = deck, blood = decks.blood, cube = { cube, cube, cube, cube, cube }, lair = { lair } } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:in_play("boss", "Magtheridon's Lair")
      t:ends_turn()                                -- now Nova: five Cubes are loose as his next turn starts
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 10) end,
  },
  scenario "Nova and a loose Cube: 10 fire damage to each opposing character, to bearers as well" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R402.4c" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Elk" }, deck = deck })
      t:boss { boss = free, play = { nova, cube, cube, "Abyssal" }, decks = decks }
      t:turn(2)
    end,
    play = function(t)
      take(t, 2, 1, "hero@2")
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "deals 10 fire damage" }
      t:damage("hero@1", 10)
      t:damage("Ox", 10)
      t:damage("hero@2", 10)
      t:in_graveyard(2, "Elk")
      t:damage("Abyssal", 0)
    end,
  },
  scenario "With all Cubes held Nova does nothing; then the Lair cools down: 2 damage is put on bearers, and all Cubes fall off" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4c", "R402.4d" },
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" }, deck = deck })
      t:boss { boss = free, play = { nova, cube, cube }, decks = decks }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      take(t, 1, 2, "hero@1")
      t:ends_turn()
      t:is_turn("boss")
      t:damage("Ox", 0)
      t:not_told { "deals 10 fire damage" }
      t:attached({ "Manticron Cube", 1 }, "Ox")
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("hero@1", 2)
      t:damage("Elk", 0)
      t:unattached { "Manticron Cube", 1 }
      t:unattached { "Manticron Cube", 2 }
    end,
  },
  scenario "The 2 damage is put: nothing prevents it" {
    raid = "magtheridons_lair", cites = { "R402.4d" },
    cards = { ox = ox, stone_elk = ally "Stone Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "This can't be dealt damage.",
      powers = { gives { to = this, cant = "be dealt damage" } } } },
    given = function(t)
      t:seat(1, { play = { "Stone Elk" }, deck = deck })
      t:boss { boss = free, play = { nova, cube }, decks = decks }
    end,
    play = function(t)
      take(t, 1, 1, "Stone Elk")
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:damage("Stone Elk", 2) end,
  },
  scenario "Cooldown as his turn starts burns nobody, and a flip to Nova hurts no bearer" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4c", "R402.4d" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = free, play = { lair, cube, cube }, decks = decks }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      t:ends_turn()
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:told { "Magtheridon's Lair is turned over" }
      t:damage("Ox", 0)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Blast Nova turns the Lair over at once: from Nova it hurts bearers" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4d" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = free, hand = { "Blast Nova" }, play = { nova, cube }, resources = 1, decks = decks }
    end,
    play = function(t)
      take(t, 1, 1, "Ox")
      t:ends_turn()
      t:plays("boss", "Blast Nova")
      t:finishes_chain()
      t:damage("Ox", 2)
      t:unattached("Manticron Cube")
    end,
    expect = function(t) t:damage("hero@1", 0) end,
  },
  scenario "To Nova it does nothing yet, and is back to Cooldown as the turn ends" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.4b", "R402.4c" },
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = free, hand = { "Blast Nova" }, play = { lair, cube }, resources = 2, decks = decks }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Blast Nova")
      t:finishes_chain()
      t:damage("hero@1", 0)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:damage("hero@1", 0); t:not_told { "deals 10 fire damage" } end,
  },
}
