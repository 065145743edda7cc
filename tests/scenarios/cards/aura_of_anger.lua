local function beast(name)
  return ally(name) { cost = 1, atk = 2, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast "Ox", crow = beast "Crow", owl = beast "Owl",
  warden = boss "Warden" { health = 30, atk = 1, tags = { "Traitor" }, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Human", "Paladin", "Traitor" }, class = { "paladin" }, text = "" } }

return {
  scenario "Aura of Anger strengthens who attacks somebody damaged" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 704.1", "CR 602.3", "BA:Defender" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "Warden", damage = 1 }, hand = { "Aura of Anger" }, resources = 1, play = { "Ox", "Crow" } }
      t:seat(1, { hero = { "hoa/ta_zo", damage = 1 }, play = { "Owl" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Aura of Anger")
      t:everyone_passes()
      t:atk("Ox", 2)
      t:attacks("boss", "Ox", "Ta'zo")
      t:atk("Ox", 2)                             -- nobody defends yet
      t:everyone_passes()
      t:atk("Ox", 3)
      t:atk("Crow", 2)
      t:to_end_of_combat()
      t:damage("Ta'zo", 4)
      t:atk("Ox", 2)
      t:attacks("boss", "Crow", "Owl")           -- nobody has hurt it yet
      t:everyone_passes()
      t:atk("Crow", 2)
      t:to_end_of_combat()
      t:damage("Owl", 2)
      t:attacks("boss", "Warden", "Owl")
      t:everyone_passes()
      t:atk("Warden", 2)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Owl", 4) end,
  },
  scenario "It gives nothing to who defends, nor to who attacks its side" {
    raid = "black_temple",
    cites = { "CR 704.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "Warden", damage = 1 }, play = { { "Ox", damage = 1 } } }
      t:seat(1, { hero = "Turncoat", play = { "Aura of Anger", { "Owl", damage = 1 } },
        deck = { "Crow" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Ox", "Owl")
      t:everyone_passes()
      t:atk("Ox", 2)
      t:atk("Owl", 2)
      t:to_end_of_combat()
      t:ends_turn()
      t:attacks(1, "Owl", "Warden")
      t:everyone_passes()
      t:atk("Owl", 3)
      t:atk("Warden", 1)
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Warden", 4) end,
  },
}
