local cards = {
  edge = weapon "Edge" { cost = 2, atk = 3, damage = "melee", strike = 0, tags = { "Melee (1)" },
    text = "Combat damage that your hero deals with this is unpreventable.",
    powers = { changes.damage { from = your.hero, with = this, combat = true, unpreventable = true } } },
  ring = item "Ring" { cost = 1, tags = { "Ring (2)" }, text = "Your hero has +1 ATK while attacking.",
    powers = { gives { to = your.hero:with { attacking = true }, atk = 1 } } },
  plate = armor "Plate" { cost = 1, def = 2, tags = { "Chest (1)" } },
}

return {
  scenario "A weapon's unpreventable damage is one packet, with what its wielder adds (A10)" {
    cites = { "CR 408.3c", "CR 408.3d" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Edge", "Ring" } })
      t:boss { play = { "Plate" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Edge")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 4)
      t:ready("Plate")
      t:told { "deals 4 melee damage" }
    end,
  },
  scenario "What is not dealt with that weapon can be prevented" {
    cites = { "CR 408.3d" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Edge", "Ring" } })
      t:boss { play = { "Plate" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "none")
      t:prevents("boss", "Plate")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)          -- 1 of the ring, less 2
      t:exhausted("Plate")
    end,
  },
}
