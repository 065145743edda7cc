return scenario "The resource row is a part of play: what lies face up there has its powers" {
  cites = { "CR 700.2" },
  cards = {
    beacon = quest "Beacon" { text = "Your allies have +1 ATK. When an ally is destroyed, draw a card.",
      powers = {
        gives { to = your.ally, atk = plus(1) },
        when.destroyed { of = any.ally, effect = function(me) me.player:draw(1) end },
      },
      reward = { cost = { resources = 1 }, effect = function(me) end } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay", "Slay" }, play = { "Ox", "Ox" }, resources = { "Beacon" },
      deck = { "Ox", "Ox" } })
  end,
  play = function(t)
    t:atk({ "Ox", 1 }, 2)
    t:plays(1, "Slay", { target = { "Ox", 1 } })
    t:everyone_passes()
    t:finishes_chain()
    t:hand_count(1, 2)                  -- Slay and the card drawn
    t:completes(1, "Beacon")
    t:finishes_chain()
    t:face_down("Beacon")
    t:atk("Ox", 1)
    t:plays(1, "Slay", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:hand_count(1, 1)
  end,
}
