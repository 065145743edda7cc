return scenario "Engulfing Flames stay on an ally that the Boss player takes, and burn on" {
  cites = { "CR 400.6", "CR 410.6c" },
  cards = {
    ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 9 },
    charm = ability "Charm" { cost = 0, instant = true, text = "You control target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) t.prey:gain { control = true, lasts = rest_of_game } end },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" }, deck = { "crush", "crush" } })
    t:boss { hand = { "Charm" }, play = { { "Engulfing Flames", attached_to = "Ox" } } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Charm", { target = "Ox" })
    t:everyone_passes()
    t:in_play("boss", "Ox")
    t:attached("Engulfing Flames", "Ox")  -- an opposing character no more, an attached one still
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:attached("Engulfing Flames", "Ox")
    t:damage("Ox", 1)
  end,
}
