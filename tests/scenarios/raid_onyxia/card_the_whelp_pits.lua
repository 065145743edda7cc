return scenario "The Whelp Pits roll for Whelps as the Boss's turn starts in stage 2" {
  cites = { "CR 703.2" },
  given = function(t)
    t:boss { boss = "onyxia_2", play = { "the_whelp_pits" } }
    t:words { stage = 2 }
    t:dice { 4 }
    t:turn("boss", "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 4)
  end,
}
