return scenario "The Whelp Pits lie still in another stage" {
  cites = { "CR 703.2" },
  given = function(t)
    t:boss { boss = "onyxia_3", play = { "the_whelp_pits" } }
    t:words { stage = 3 }
    t:turn("boss", "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:not_told { "rolls" }
  end,
}
