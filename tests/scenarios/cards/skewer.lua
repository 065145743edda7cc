return scenario "Skewer lets one of your allies deal its ATK, of no type, to target ally" {
  cites = { "CR 408.3a", "CR 709.2d", "CR 712.1" },
  cards = {
    wall = ally "Wall" { cost = 0, atk = 0, damage = "melee", health = 7,
      keywords = { "Fire Resistance", "Melee Resistance" }, text = "Fire Resistance, Melee Resistance" },
  },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Skewer" }, resources = 4,
      play = { "Scout Omerrta", { "Benethor Draigo", exhausted = true } } })
    t:boss { play = { "Wall", "Vesh'ral" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "plays", "Skewer", { target = "Scout Omerrta" })
    t:plays(1, "Skewer", { target = "Wall" })
    t:everyone_passes()
    t:not_offered(1, "Vesh'ral")
    t:answers(1, "Benethor Draigo")
  end,
  expect = function(t)
    t:damage("Wall", 4)                       -- fire would be stopped
    t:told { "Benethor Draigo deals 4 damage to Wall" }
    t:ready_resources(1, 0)
  end,
}
