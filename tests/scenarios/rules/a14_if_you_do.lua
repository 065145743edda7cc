return scenario "What was replaced was not done: \"if you do\" fails (A14)" {
  cites = { "CR 709.2f" },
  cards = {
    doom = ability "Doom" { cost = 0, text = "Destroy target ally. If you do, draw a card.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) if #t.prey:destroy() > 0 then me.player:draw(1) end end },
    wisp = ally "Wisp" { cost = 1, atk = 1, damage = "fire", health = 1,
      text = "If this would be destroyed, remove it from the game instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:remove_from_game() end } } },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Doom", "Doom" }, deck = { "Imp", "Imp" } })
    t:boss { play = { "Wisp", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Doom", { target = "Wisp" })
    t:everyone_passes()
    t:removed("boss", "Wisp")
    t:hand_count(1, 1)                  -- the other Doom: nothing was drawn
    t:plays(1, "Doom", { target = "Imp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Imp")
    t:in_hand(1, "Imp")
  end,
}
