return scenario "Cannibalize may eat nobody, or find nobody, and heals nothing then" {
  cites = { "CR 709.2c" },
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 5 },
      hand = { "Cannibalize", "Cannibalize", "Cannibalize" }, resources = 6,
      graveyard = { "Kagra of the Crossroads" } })
  end,
  play = function(t)
    t:plays(1, "Cannibalize")
    t:everyone_passes()
    t:answers(1, "none")
    t:damage("Pagatha Soulbinder", 5)
    t:plays(1, "Cannibalize")
    t:everyone_passes()
    t:answers(1, "Kagra of the Crossroads")
    t:damage("Pagatha Soulbinder", 3)
    t:plays(1, "Cannibalize")
    t:everyone_passes()                       -- the dead are gone: nobody is asked
  end,
  expect = function(t)
    t:damage("Pagatha Soulbinder", 3)
    t:in_graveyard(1, "Cannibalize")
  end,
}
