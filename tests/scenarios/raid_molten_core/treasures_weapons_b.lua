-- Weapons 24 to 30, and Anathema.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local pup = ally "Pup" { cost = 1, atk = 1, damage = "melee", health = 3, text = "" }
local sword = weapon "Broadsword" { cost = 1, atk = 1, damage = "melee", strike = 1, tags = { "Two-Handed", "Melee (1)", "Sword" }, text = "" }
local club = weapon "Club" { cost = 1, atk = 1, damage = "melee", strike = 1, tags = { "Two-Handed", "Melee (1)", "Mace" }, text = "" }
local doom = ability "Doom" { cost = 0, text = "Your hero deals 2 shadow damage to each opposing character.",
  play = function(me) me.hero:deal(2, "shadow", opposing.character) end }
local chill = ability "Chill" { cost = 0, text = "Your hero deals 2 frost damage to each opposing character.",
  play = function(me) me.hero:deal(2, "frost", opposing.character) end }
local wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 3, text = "" }
local rifle = weapon "Rifle" { cost = 1, atk = 3, damage = "ranged", strike = 1, tags = { "Ranged (1)" }, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local cards = { wall = wall, rifle = rifle, hat = hat, ox = ox, pup = pup, broadsword = sword, club = club, doom = doom, chill = chill }
local deck = { "Ox", "Ox", "Ox" }

local function strikes(t, weapon, at)
  t:attacks(1, "hero@1", at)
  t:strikes(1, weapon)
end

-- What a weapon does as you strike with it, or deal damage with it, it does with no other.
local function beside(weapon, prey)
  return scenario(weapon .. " does nothing as you strike with another weapon") {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { weapon, "Rifle" }, resources = 1, deck = deck })
      t:boss { boss = "Garr", play = { "Wall" } }
    end,
    play = function(t) strikes(t, "Rifle", prey); t:to_end_of_combat() end,
    expect = function(t) t:told { "deals 3 ranged damage" }; t:not_told { weapon .. " triggers" } end }
end

return {
  beside("Core Hound Tooth", "Wall"), beside("Gutgore Ripper", "Wall"), beside("Spinal Reaper", "Wall"),
  beside("Sulfuras, Hand of Ragnaros", "Garr"),
  scenario "Obsidian Edged Blade, discarded for (1), sharpens a Two-Handed Sword" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Obsidian Edged Blade", "Obsidian Edged Blade" }, resources = 1, play = { "Broadsword" } })
      t:seat(2, { play = { "Club" } })
      t:boss { boss = "Garr" }
    end,
    play = function(t)
      t:cant(1, "uses", { "Obsidian Edged Blade", 1 }, { target = "Club" })
      t:uses(1, { "Obsidian Edged Blade", 1 }, { target = "Broadsword" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Broadsword", 2); t:hand_count(1, 1); t:in_graveyard(1, "Obsidian Edged Blade"); t:ready_resources(1, 0) end,
  },
  scenario "Perdition's Blade: 1 fire damage as it comes" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Perdition's Blade", "Hat" }, resources = 2 })
      t:boss { boss = "Garr", play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Perdition's Blade")
      t:everyone_passes()
      t:answers(1, "Ox")
      t:finishes_chain()
      t:plays(1, "Hat")                   -- nor as another one comes
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t) t:damage("Ox", 1) end,
  },
  scenario "Rhok'delar: struck with, nobody strikes back" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Rhok'delar, Longbow of the Ancient Keepers" }, resources = 2 })
      t:boss { boss = "Garr", play = { "Ox" } }
    end,
    play = function(t) strikes(t, "Rhok'delar, Longbow of the Ancient Keepers", "Ox"); t:to_end_of_combat() end,
    expect = function(t) t:damage("Ox", 5); t:damage("hero@1", 0) end,
  },
  scenario "Spinal Reaper draws a card for fatal combat damage" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Spinal Reaper" }, resources = 1, deck = deck })
      t:boss { boss = "Garr", play = { "Pup" } }
    end,
    play = function(t) strikes(t, "Spinal Reaper", "Pup"); t:to_end_of_combat() end,
    expect = function(t) t:count_in_play("boss", "Pup", 0); t:hand_count(1, 1) end,
  },
  scenario "Not where the damage is not fatal, as none is to Majordomo Executus" {
    raid = "molten_core", cards = cards, cites = { "R303.1a" },
    given = function(t)
      t:seat(1, { play = { "Spinal Reaper" }, resources = 1, deck = deck })
      t:boss { boss = "Majordomo Executus" }
    end,
    play = function(t) strikes(t, "Spinal Reaper", "Majordomo Executus"); t:to_end_of_combat() end,
    expect = function(t) t:damage("Majordomo Executus", 3); t:hand_count(1, 0) end,
  },
  scenario "Striker's Mark: your Melee weapons have +1 ATK, and its own shot is not answered" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Striker's Mark", "Club" }, resources = 2 })
      t:boss { boss = "Garr", play = { "Ox", "Broadsword" } }
    end,
    play = function(t)
      t:atk("Club", 2)
      t:atk("Broadsword", 1)
      t:atk("Striker's Mark", 1)
      strikes(t, "Striker's Mark", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 1); t:damage("hero@1", 0) end,
  },
  scenario "Sulfuras: 7 fire damage as you strike, and 1 to whatever hurts your hero in combat" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Sulfuras, Hand of Ragnaros" }, resources = 5 })
      t:boss { boss = "Magmadar", play = { { "Ox", exhausted = true }, "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", { "Ox", 1 })
      t:strikes(1, "Sulfuras, Hand of Ragnaros")
      t:answers(1, "Magmadar")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Magmadar", 7); t:damage({ "Ox", 1 }, 8); t:damage("hero@1", 1); t:damage({ "Ox", 2 }, 0) end,
  },
  scenario "Anathema: shadow damage by an ability costs that character's player a card, once for each" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Anathema" }, hand = { "Doom", "Chill" } })
      t:boss { boss = "Garr", play = { "Ox" }, hand = { "Pup", "Pup", "Pup" } }
    end,
    play = function(t)
      t:plays(1, "Chill")
      t:finishes_chain()
      t:hand_count("boss", 3)
      t:plays(1, "Doom")
      t:will_answer("boss", { "Pup", 1 }, "discard")
      t:will_answer("boss", { "Pup", 2 }, "discard")
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count("boss", 1) end,
  },
  scenario "It brings Benediction back, and one of the two has to go" {
    raid = "molten_core", cards = cards, raiders = 2, cites = { "R304:Benediction" },
    given = function(t)
      t:seat(2, { graveyard = { "Benediction" } })
      t:seat(1, { play = { "Anathema" }, graveyard = { "Benediction", "Perdition's Blade" } })
      t:boss { boss = "Garr" }
    end,
    play = function(t)
      t:uses(1, "Anathema")
      t:everyone_passes()
      t:answers(1, "Anathema")
    end,
    expect = function(t) t:in_play(1, "Benediction"); t:in_graveyard(1, "Anathema"); t:exhausted("hero@1") end,
  },
}
