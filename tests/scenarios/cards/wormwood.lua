return scenario "Wormwood hurts himself to send an ally home, as often as he lives through it" {
  cites = { "CR 405.3", "CR 403.1", "CR 701.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Piztog", "Wormwood" }, resources = 2 })
    t:boss { play = { "Vesh'ral", { "Guardian Steelhorn", damage = 1 } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Wormwood", { target = "Guardian Steelhorn" })
    t:damage("Wormwood", 1)
    t:not_told { "deals 1" }                  -- put as a cost, dealt by nobody
    t:everyone_passes()
    t:in_hand("boss", "Guardian Steelhorn")
    t:in_play("boss", "Vesh'ral")
    t:passes("boss")
    t:uses(1, "Wormwood", { target = "Piztog" })
    t:in_graveyard(1, "Wormwood")             -- 2 damage on 2 health
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Piztog")
    t:ready_resources(1, 0)
    t:hand_count("boss", 1)
  end,
}
