return scenario "Damage of an effect may count as combat damage" {
  cites = { "CR 408.3b" },
  cards = {
    scribe = ally "Scribe" { cost = 1, atk = 1, damage = "melee", health = 5,
      text = "When your hero deals combat damage, draw a card.",
      powers = { when.dealt_damage { by = your.hero, combat = true,
        effect = function(me) me.player:draw(1) end } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
    kick = ability "Kick" { cost = 0, text = "Your hero deals 1 melee damage to target hero. It counts as combat damage.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(1, "melee", t.prey, { combat = true }) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Kick" }, play = { "Scribe" }, deck = { "Bolt" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:chain(0)
    t:plays(1, "Kick", { target = "hero@boss" })
    t:everyone_passes()
    t:chain(1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:damage("hero@boss", 2)
  end,
}
