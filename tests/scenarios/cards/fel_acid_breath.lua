local function beast(name)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast "Ox", crow = beast "Crow", owl = beast "Owl", eel = beast "Eel",
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Shaman", "Traitor" }, class = { "shaman" }, text = "" } }

return {
  scenario "Fel-Acid Breath burns three allies in the order that their player chooses" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 706.1", "CR 709.2b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Fel-Acid Breath" }, resources = 2, play = { "Ox" } }
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox", "Crow", "Owl", "Eel" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fel-Acid Breath", { target = 2 })
      t:everyone_passes()
      t:asked(2, "Who is next in line?")
      t:not_offered(2, "Ox@1")
      t:answers(2, "Owl")
      t:not_offered(2, "Owl")
      t:answers(2, "Ox@2")
      t:answers(2, "Eel")
    end,
    expect = function(t)
      t:damage("Owl", 3)
      t:damage("Ox@2", 2)
      t:damage("Eel", 1)
      t:damage("Crow", 0)
      t:damage("Ox@1", 0)
      t:told { "The Betrayer deals 3 nature damage to Owl" }
    end,
  },
  scenario "Where two stand in line nobody takes the last breath" {
    raid = "black_temple",
    cites = { "CR 709.2c" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox", "Crow" } }
      t:seat(1, { hero = "Turncoat", hand = { "Fel-Acid Breath" }, resources = 2, play = { "Owl" } })
    end,
    play = function(t)
      t:plays(1, "Fel-Acid Breath")          -- who else is an opponent
      t:everyone_passes()
      t:answers("boss", "Crow")
      t:answers("boss", "Ox")
    end,
    expect = function(t)
      t:damage("Crow", 3)
      t:damage("Ox", 2)
      t:damage("Owl", 0)
    end,
  },
}
