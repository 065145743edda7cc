return scenario "Nobody else sees the card that is placed face down as a resource" {
  cites = { "CR 415.6a", "CR 412.1b", "CR 415.8c", "CR 705.2" },
  raiders = 2,
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox" } })
  end,
  play = function(t)
    t:places(1, "Ox", { face = "down" })
    t:chain(1)
    t:sees(1, "Ox")
    t:hidden(2, "Ox")
    t:hidden("boss", "Ox")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_resources(1, "Ox")
    t:face_down("Ox")
    t:sees(1, "Ox")
    t:hidden(2, "Ox")
  end,
}
