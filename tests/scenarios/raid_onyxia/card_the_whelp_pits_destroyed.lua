return scenario "The Whelp Pits can be used up for Whelps in any stage" {
  cites = { "CR 403.1" },
  given = function(t)
    t:boss { hand = { "the_whelp_pits" }, resources = 1 }
    t:dice { 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "The Whelp Pits")
    t:everyone_passes()
    t:ready_resources("boss", 0)
    t:uses("boss", "The Whelp Pits")
    t:in_graveyard("boss", "The Whelp Pits")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 3)
  end,
}
