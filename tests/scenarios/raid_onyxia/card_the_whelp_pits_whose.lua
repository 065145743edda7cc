return scenario "The Whelp Pits lie still as a raider's turn starts" {
  cites = { "CR 703.1", "CR 500.2" },
  given = function(t)
    t:boss { boss = "onyxia_2", play = { "the_whelp_pits" } }
    t:words { stage = 2 }
    t:seat(1, { deck = { "Fire Blast" } })
    t:turn(1, "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:not_told { "rolls" }
  end,
}
