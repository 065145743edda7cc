return scenario "A resource that is turned face down loses its counters" {
  cites = { "CR 410.6f" },
  cards = {
    errand = quest "Errand" { text = "Draw a card.",
      reward = { cost = { resources = 0 }, effect = function(me) me.player:draw(1) end } },
    notch = ability "Notch" { cost = 0, text = "Put a mark on target quest.",
      targets = { target("it", any.quest:in_zone("resources"), help) },
      play = function(me, t) t.it:add_counters("mark", 2) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Notch" }, resources = { "Errand" }, deck = { "Notch" } })
  end,
  play = function(t)
    t:plays(1, "Notch", { target = "Errand" })
    t:everyone_passes()
    t:counters("Errand", "mark", 2)
    t:completes(1, "Errand")
    t:everyone_passes()
    t:face_down("Errand")
  end,
  expect = function(t)
    t:counters("Errand", "mark", 0)
  end,
}
