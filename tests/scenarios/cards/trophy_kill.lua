return scenario "Trophy Kill takes big game alone" {
  cites = { "CR 706.1", "CR 415.9d", "CR 201.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Trophy Kill" }, resources = 3 })
    t:boss { play = { "Taz'dingo", "Tyrus Sheynathren" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Trophy Kill", { target = "Taz'dingo" })     -- costs 3
    t:cant(1, "plays", "Trophy Kill", { target = "Onyxia" })
    t:plays(1, "Trophy Kill", { target = "Tyrus Sheynathren" })     -- costs 4
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Tyrus Sheynathren")
    t:in_play("boss", "Taz'dingo")
  end,
}
