return scenario "\"The next time\" an ally is destroyed is all that are destroyed together" {
  cites = { "CR 703.1a" },
  cards = {
    vow = ability "Vow" { cost = 0, text = "The next time an ally is destroyed this turn, draw a card.",
      later = { revenge = when.destroyed { of = any.ally, once = true,
        effect = function(me) me.player:draw(1) end } },
      play = function(me) me:begin("revenge", this_turn) end },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
    mow = ability "Mow" { cost = 0, text = "Destroy all opposing allies.",
      play = function(me) all(opposing.ally):destroy() end },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Vow", "Mow", "Slay" }, play = { "Imp" }, deck = { "Imp", "Imp", "Imp", "Imp" } })
    t:boss { play = { "Imp", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Vow")
    t:everyone_passes()
    t:plays(1, "Mow")
    t:finishes_chain()
    t:hand_count(1, 3)                  -- Slay, and one for each Imp
    t:plays(1, "Slay", { target = "Imp@1" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:hand_count(1, 2)                  -- that was not the next any more
  end,
}
