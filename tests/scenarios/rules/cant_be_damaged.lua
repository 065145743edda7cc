return scenario "To a character that can't be damaged no damage is dealt, and none is prevented" {
  cites = { "CR 103.2" },
  cards = {
    iron = ally "Iron" { cost = 1, atk = 0, damage = "melee", health = 1, text = "This can't be damaged.",
      powers = { gives { to = this, cant = "be damaged" },
        when.dealt_damage { of = this, effect = function(me) me.player:draw(1) end } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 unpreventable fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey, { unpreventable = true }) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:boss { play = { "Iron" }, deck = { "Iron" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Iron" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Iron", 0)
    t:hand_count("boss", 0)
    t:not_told { "deals 2", "prevents" }
  end,
}
