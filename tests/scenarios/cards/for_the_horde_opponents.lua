return scenario "For the Horde! spurs on your allies, not the Horde of others" {
  cites = { "CR 702.1", "CR 714.3e" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Guardian Steelhorn" },
      resources = { "For the Horde!" } })
    t:boss { play = { "Vesh'ral" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:completes(1, "For the Horde!")
    t:everyone_passes()
    t:attacks("boss", "Vesh'ral", "Pagatha Soulbinder")
    t:atk("Vesh'ral", 3)
    t:protects(1, "Guardian Steelhorn")
    t:atk("Guardian Steelhorn", 3)            -- who protects does not attack
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vesh'ral")
    t:in_graveyard(1, "Guardian Steelhorn")
  end,
}
