return scenario "A heal of an undamaged character makes nothing that could be replaced" {
  cites = { "CR 407.3" },
  cards = {
    heal = ability "Heal" { cost = 0, text = "Your hero heals 4 damage from target ally.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) me.hero:heal(4, t.ally) end },
    bone = ally "Bone" { cost = 1, atk = 1, damage = "shadow", health = 5,
      text = "If this would be healed, draw a card instead.",
      powers = { instead.healed { of = this, effect = function(me) me.player:draw(1) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Heal", "Heal" }, play = { "Bone", { "Bone", damage = 2 } }, deck = { "Bone" } })
  end,
  play = function(t)
    t:plays(1, "Heal", { target = { "Bone", 1 } })
    t:everyone_passes()
    t:hand_count(1, 1)
    t:plays(1, "Heal", { target = { "Bone", 2 } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Bone")
    t:damage({ "Bone", 2 }, 2)
  end,
}
