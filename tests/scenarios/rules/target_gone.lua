return scenario "A link whose only target has become another card is interrupted" {
  cites = { "CR 709.2", "CR 415.9", "CR 415.9a", "CR 709.2a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Fire Blast" }, resources = 2 })
    t:boss { play = { "Onyxian Whelp", "Onyxian Whelp" } }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = { "Onyxian Whelp", 1 } })
    t:plays(1, "Fire Blast", { target = { "Onyxian Whelp", 1 } })
    t:everyone_passes()
    t:count_in_play("boss", "Onyxian Whelp", 1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 1)
    t:graveyard_count(1, 2)
    t:told { "Fire Blast resolves", "Fire Blast is interrupted" }
  end,
}
