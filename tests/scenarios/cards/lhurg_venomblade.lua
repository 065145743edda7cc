return scenario "Lhurg Venomblade destroys an exhausted ally each time he activates" {
  cites = { "CR 701.1", "CR 706.1", "CR 411.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Lhurg Venomblade" } })
    t:boss {
      boss = { "onyxias_lair/onyxia_1", exhausted = true },
      play = { "Tyrus Sheynathren", { "Vanda Skydaughter", exhausted = true } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "uses", "Lhurg Venomblade", { target = "Tyrus Sheynathren" })
    t:cant(1, "uses", "Lhurg Venomblade", { target = "Onyxia" })
    t:uses(1, "Lhurg Venomblade", { target = "Vanda Skydaughter" })
    t:exhausted("Lhurg Venomblade")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:in_play("boss", "Tyrus Sheynathren")
  end,
}
