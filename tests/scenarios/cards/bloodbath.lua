return scenario "Bloodbath turns allies of yours into edges for all of your weapons" {
  raid = "duel",
  cites = { "CR 403.5", "CR 404.1", "BA:Counter" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 3,
      play = { "Bloodbath", "Orgrimmar Grunts", "Taz'dingo", "Krol Blade", "Blackcrow" } })
    t:seat(2, { play = { "Guardian Steelhorn", "Krol Blade" } })
  end,
  play = function(t)
    t:atk("Krol Blade@1", 3)
    t:uses(1, "Bloodbath", { pay = { "Orgrimmar Grunts" } })
    t:in_graveyard(1, "Orgrimmar Grunts")
    t:everyone_passes()
    t:counters("Krol Blade@1", "+1 ATK", 1)
    t:atk("Krol Blade@1", 4)
    t:counters("Blackcrow", "+1 ATK", 1)
    t:atk("Krol Blade@2", 3)
    t:uses(1, "Bloodbath")
    t:everyone_passes()
    t:cant(1, "uses", "Bloodbath")                          -- of his own no ally is left
  end,
  expect = function(t)
    t:atk("Krol Blade@1", 5)
    t:in_graveyard(1, "Taz'dingo")
    t:ready_resources(1, 1)
  end,
}
