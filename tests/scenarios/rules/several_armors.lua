return scenario "Several armors may take from the same damage" {
  cites = { "CR 717.2c", "CR 717.4" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 20 },
      play = { "Belt of the Archmage", "Whitemane's Chapeau" } })
    t:boss { play = { "Guardian Steelhorn" }, hand = { "Fire Blast" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer(1, "Belt of the Archmage")
    t:will_answer(1, "Whitemane's Chapeau")
    t:plays("boss", "Fire Blast", { target = "Ta'zo" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 20)
    t:exhausted("Belt of the Archmage")
    t:exhausted("Whitemane's Chapeau")
    t:not_told { "deals 1 fire damage", "deals 2 fire damage" }
  end,
}
