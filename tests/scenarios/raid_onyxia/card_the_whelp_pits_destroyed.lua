return scenario "The Whelp Pits can be used up for Whelps in any stage" {
  cites = { "CR 403.1" },
  given = function(t)
    t:boss { play = { "the_whelp_pits" } }
    t:dice { 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "The Whelp Pits")
    t:in_graveyard("boss", "The Whelp Pits")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 3)
  end,
}
