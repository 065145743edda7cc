local function beast(name, cost)
  return ally(name) { cost = cost, atk = 1, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast("Ox", 2), crow = beast("Crow", 2), owl = beast("Owl", 3), eel = beast("Eel", 4),
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Mage", "Traitor" }, class = { "mage" }, text = "" } }

return {
  scenario "Tidal Burst hits every opposing ally of one cost" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 201.1", "CR 709.2d" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Tidal Burst" }, resources = 1, play = { "Crow" } }
      t:seat(1, { play = { "Ox", "Owl" } })
      t:seat(2, { play = { "Crow", "Eel" } })
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Tidal Burst", { target = "Crow@boss" })
      t:cant("boss", "plays", "Tidal Burst", { target = "hero@1" })
      t:plays("boss", "Tidal Burst", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "The Betrayer deals 3 frost damage to Ox" }
      t:damage("Ox", 3)
      t:damage("Crow@2", 3)
      t:damage("Owl", 0)
      t:damage("Eel", 0)
      t:damage("Crow@boss", 0)
      t:ready_resources("boss", 0)
    end,
  },
  scenario "Against Minions it reads the cost that is printed on them" {
    raid = "black_temple",
    cites = { "R504.1b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "bonechewer_shield_disciple", "temple_concubine", "illidari_archon" } }
      t:seat(1, { hero = "Turncoat", hand = { "Tidal Burst" }, resources = 1, play = { "Eel" } })
    end,
    play = function(t)
      t:plays(1, "Tidal Burst", { target = "Bonechewer Shield Disciple" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Bonechewer Shield Disciple", 3)  -- cost 4
      t:told { "Temple Concubine" }              -- cost 4 too: hers is prevented
      t:damage("Temple Concubine", 0)
      t:damage("Illidari Archon", 0)             -- cost 3
      t:damage("Eel", 0)
    end,
  },
  scenario "A wave among tokens, which cost nothing, spares heroes" {
    raid = "black_temple",
    cites = { "CR 201.1", "CR 404.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Tidal Burst" }, resources = 1 }
      t:seat(1, { hero = "Turncoat", play = { { "black_temple/naga", atk = 1, health = 5 }, { "black_temple/naga", atk = 1, health = 4 }, "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Tidal Burst", { target = { "Naga", 1 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage({ "Naga", 1 }, 3)
      t:damage({ "Naga", 2 }, 3)
      t:damage("Turncoat", 0)
      t:damage("Ox", 0)
    end,
  },
}
