return scenario "Sinister Strike without a Melee weapon deals what it says and no more" {
  cites = { "CR 303.1", "CR 408.1", "CR 709.2" },
  cards = {
    bow = weapon "Bow" { cost = 1, atk = 7, damage = "ranged", strike = 0,
      tags = { "Two-Handed", "Ranged (1)" } },
  },
  given = function(t)
    t:seat(1, {
      hero = "hoa/timmo_shadestep", resources = 2, hand = { "Sinister Strike" },
      play = { "Bow" } })
    t:boss { play = { "Vanda Skydaughter" } }
  end,
  play = function(t)
    t:plays(1, "Sinister Strike", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 1)                      -- the Bow is no Melee weapon
  end,
  expect = function(t)
    t:told { "deals 1 melee damage to Onyxia" }
  end,
}
