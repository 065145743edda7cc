-- Lucifron, Magmadar, Gehennas, both sides of each.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local hunter = ally "Tracker" { cost = 1, atk = 1, damage = "ranged", health = 9, tags = { "Dwarf", "Hunter" }, text = "" }
local ranger = hero "Ranger" { health = 30, tags = { "Dwarf", "Hunter" }, class = { "hunter" }, text = "" }
local wisp = hero "Wisp" { health = 30, keywords = { "Untargetable" }, text = "Untargetable" }
local cards = { ox = ox, tracker = hunter, ranger = ranger, wisp = wisp }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }

-- Each hunts heroes alone, with more ATK while it attacks.
local function hunts(boss, atk)
  return scenario((type(boss) == "table" and boss[1] .. ", turned over," or boss) .. " attacks heroes alone, for " .. atk) {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = boss }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("hero@boss", 0)
      t:cant("boss", "attacks", "hero@boss", { defender = "Ox" })
      t:attacks("boss", "hero@boss", "hero@1")
      t:atk("hero@boss", atk)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", atk); t:atk("hero@boss", 0) end }
end
local function back(name) return { name, back = true } end

return {
  hunts("Lucifron", 2), hunts(back "Lucifron", 2), hunts("Magmadar", 5), hunts(back "Magmadar", 10), hunts("Gehennas", 2),
  hunts(back "Gehennas", 2), hunts("Garr", 3), hunts(back "Garr", 6), hunts("Shazzrah", 2), hunts("Sulfuron Harbinger", 4),
  hunts(back "Sulfuron Harbinger", 8), hunts("Golemagg the Incinerator", 5), hunts(back "Golemagg the Incinerator", 5),
  hunts(back "Ragnaros", 10),
  scenario "Lucifron flips as the Boss player's third turn starts, and then hurts each opposing hero as his turns end" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:seat(2, { deck = deck })
      t:boss { boss = "Lucifron", decks = { main = deck } }
    end,
    play = function(t)
      for _ = 1, 6 do t:ends_turn() end      -- raiders, first turn, raiders, second turn
      t:is_turn(1)
      t:damage("hero@1", 0)
      t:ends_turn()
      t:ends_turn()
      t:is_turn("boss")
      t:told { "Lucifron is turned over" }
      t:ends_turn()
      t:damage("hero@1", 6)
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:told { "Lucifron deals 6 shadow damage" }
      t:damage("hero@1", 12)
      t:damage("hero@2", 12)
      t:damage("Ox", 0)
    end,
  },
  scenario "Lucifron flips once: raiders' turns, and later ones of the Boss player, leave him as he is" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = { "Lucifron", memory = { 3 } }, decks = { main = deck } }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn(); t:is_turn(1); t:ends_turn() end,
    expect = function(t) t:is_turn("boss"); t:not_told { "turned over" } end,
  },
  scenario "Magmadar flips as his turn ends, once" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Magmadar" }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "Magmadar is turned over" }
      t:ends_turn()
      t:attacks("boss", "Magmadar", "hero@1")
      t:to_end_of_combat()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:damage("hero@1", 10) end,
  },
  scenario "A Hunter calms Magmadar: an ally or a hero, of whoever's turn it is, for (1)" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hero = "Ranger", play = { "Tracker", "Ox" }, resources = 1 })
      t:seat(2, { play = { "Tracker" }, resources = 1 })
      t:boss { boss = back "Magmadar" }
    end,
    play = function(t)
      t:cant(2, "uses", "Magmadar")
      t:uses(1, "Magmadar", { pay = { "Tracker@1" } })
      t:exhausted("Tracker@1")
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t) t:told { "Magmadar is turned over" }; t:ready("hero@1"); t:ready("Ox") end,
  },
  scenario "Without a Hunter nobody calms him; the Boss player's own Hunter would" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" }, resources = 1 })
      t:boss { boss = back "Magmadar", play = { "Tracker" }, resources = 1 }
    end,
    play = function(t)
      t:cant(1, "uses", "Magmadar")
      t:ends_turn()
      t:can("boss", "uses", "Magmadar")
    end,
    expect = function(t) t:ready("Tracker") end,
  },
  scenario "Gehennas hurts a hero at random, whose player discards, and flips; then he burns the allies, and flips back" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Ox" }, play = { "Ox" } })
      t:seat(2, { deck = deck, hand = { "Ox", "Tracker" }, play = { "Ox" } })
      t:boss { boss = "Gehennas", play = { "Ox" } }
      t:random { 2 }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:will_answer(2, "Tracker", "discard")
      t:ends_turn()
      t:damage("hero@2", 3)
      t:damage("hero@1", 0)
      t:in_graveyard(2, "Tracker")
      t:hand_count(2, 1)
      t:told { "Gehennas deals 3 shadow damage", "Gehennas is turned over" }
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Gehennas deals 1 fire damage", "Gehennas is turned over" }
      t:damage("Ox@1", 1)
      t:damage("Ox@2", 1)
      t:damage("Ox@boss", 0)
      t:damage("hero@1", 0)
      t:damage("hero@2", 3)
    end,
  },
  scenario "Chance passes by a hero that can't be targeted; with no other he does nothing" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hero = "Wisp", deck = deck, hand = { "Ox" } })
      t:boss { boss = "Gehennas" }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 0); t:hand_count(1, 2); t:not_told { "turned over" } end,
  },
}
