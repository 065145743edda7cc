return scenario "The Whelp Pits stay empty when stage 2 ends before they are asked" {
  cites = { "CR 703.2" },
  given = function(t)
    t:boss { boss = { "onyxia_2", damage = 27 }, play = { "the_whelp_pits" } }
    t:seat(1, { play = { "roasted_flesh" } })
    t:words { stage = 2 }
    t:turn("boss", "ready")
  end,
  play = function(t)
    t:chain(1)
    t:passes("boss")
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:to_action_phase()
  end,
  expect = function(t)
    t:word("stage", 3)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:not_told { "rolls" }
  end,
}
