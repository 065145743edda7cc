return scenario "Pagatha Soulbinder flips to interrupt an ally card" {
  cites = { "CR 711.1", "CR 701.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", resources = 10 })
    t:boss { hand = { "Guardian Steelhorn", "Kagra of the Crossroads" }, resources = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Guardian Steelhorn")
    t:passes("boss")
    t:uses(1, "Pagatha Soulbinder", { target = "Guardian Steelhorn" })
    t:everyone_passes()
    t:plays("boss", "Kagra of the Crossroads")
    t:passes("boss")
    t:cant(1, "uses", "Pagatha Soulbinder")
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready("Pagatha Soulbinder")
    t:chain(0)
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:count_in_play("boss", "Guardian Steelhorn", 0)
    t:ready_resources(1, 5)
  end,
}
