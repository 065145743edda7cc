return scenario "A trigger belongs to who controlled its source as it triggered, not to its owner" {
  cites = { "CR 705.4" },
  raiders = 2,
  cards = {
    stray = ally "Stray" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "When this is destroyed, draw a card.",
      powers = { when.destroyed { of = this, effect = function(me) me.player:draw(1) end } } },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" }, play = { { "Stray", owner = 2 } }, deck = { "Slay" } })
    t:seat(2, { deck = { "Slay" } })
  end,
  play = function(t)
    t:plays(1, "Slay", { target = "Stray" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(2, "Stray")
    t:hand_count(1, 1)
    t:hand_count(2, 0)
  end,
}
