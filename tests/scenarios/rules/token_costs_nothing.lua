return scenario "A token costs 0" {
  cites = { "CR 201.4" },
  cards = {
    call = ability "Call" { cost = 0, text = "Put a Sprout into play.",
      play = function(me) me.player:put_token("scenario/sprout", 1) end },
    sprout = token "Sprout" { cost = 3, atk = 1, damage = "nature", health = 1 },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    mow = ability "Mow" { cost = 0, text = "Destroy target ally with cost 0.",
      targets = { target("it", any.ally:with { cost = 0 }, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Call", "Mow" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Call")
    t:everyone_passes()
    t:in_play(1, "Sprout")
    t:cant(1, "plays", "Mow", { target = "Ox", reason = "CR 706.1" })
    t:plays(1, "Mow", { target = "Sprout" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Sprout", 0)
  end,
}
