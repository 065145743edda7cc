return scenario "A tag that is gained may violate uniqueness, and that is repaired at once" {
  cites = { "CR 414.1", "CR 414.3b" },
  cards = {
    hood = armor "Hood" { cost = 1, def = 1, tags = { "Head (1)" } },
    band = armor "Band" { cost = 1, def = 1, tags = { "Ring (2)" } },
    reshape = ability "Reshape" { cost = 0, text = "Target armor is also a Head this turn. Draw a card.",
      targets = { target("it", any.armor, help) },
      play = function(me, t) t.it:gain { tag = "Head", lasts = this_turn } me.player:draw(1) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Reshape" }, play = { "Hood", "Band" }, deck = { "Hood" } })
  end,
  play = function(t)
    t:plays(1, "Reshape", { target = "Band" })
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:hand_count(1, 0)                  -- the rest of the effect waits for the repair
    t:answers(1, "Hood")
  end,
  expect = function(t)
    t:in_graveyard(1, "Hood")
    t:in_play(1, "Band")
    t:hand_count(1, 1)
  end,
}
