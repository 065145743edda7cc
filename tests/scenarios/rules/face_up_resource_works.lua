return scenario "A card that lies face up in the resource row is in play: its powers work" {
  cites = { "CR 700.2", "BA:Power" },
  cards = {
    post = quest "Post" { text = "Your allies have +1 ATK. When an ally is destroyed, draw a card.",
      powers = { gives { to = your.ally, atk = plus(1) },
        when.destroyed { of = any.ally, effect = function(me) me.player:draw(1) end } },
      reward = { cost = { resources = 9 }, effect = function(me) end } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" }, resources = { "Post", { "Post", down = true } }, play = { "Ox" }, deck = { "Ox", "Ox" } })
  end,
  play = function(t)
    t:atk("Ox", 2)                      -- the face-down one is blank
    t:plays(1, "Slay", { target = "Ox" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)
  end,
}
