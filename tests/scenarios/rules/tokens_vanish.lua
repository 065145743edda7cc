return scenario "A destroyed token is in no graveyard" {
  cites = { "CR 404.2", "CR 410.6d", "CR 404.2c" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:graveyard_count("boss", 0)
    t:graveyard_count(1, 1)
  end,
}
