return scenario "Resources pay whether they lie face up or down" {
  cites = { "CR 412.2" },
  cards = {
    errand = quest "Errand" { text = "", reward = { cost = { resources = 9 }, effect = function(me) end } },
    ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox" }, resources = { "Errand", { "Ox", down = true } } })
  end,
  play = function(t)
    t:plays(1, "Ox")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Ox")
    t:ready_resources(1, 0)
  end,
}
