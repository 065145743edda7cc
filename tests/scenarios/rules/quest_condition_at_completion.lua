return scenario "What a reward asks for matters as the quest is completed, not as the reward resolves" {
  cites = { "CR 702.1" },
  cards = {
    herd = quest "Herd" { text = "With an ally in your party: draw a card.",
      reward = { cost = { resources = 0 }, only_if = count(your.ally):at_least(1),
        effect = function(me) me.player:draw(1) end } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" }, play = { "Ox" }, resources = { "Herd", "Herd" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:completes(1, { "Herd", 1 })
    t:plays(1, "Slay", { target = "Ox" })
    t:everyone_passes()
    t:cant(1, "completes", "Herd")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)
  end,
}
