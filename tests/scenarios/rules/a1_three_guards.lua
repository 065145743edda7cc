return scenario "Three guards who live by each other fall in three waves, before anyone may act (A1)" {
  cites = { "CR 410.6a" },
  cards = {
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "This has +1 health for each other Guard of yours.",
      powers = { gives { to = this, health = plus(count(your.ally:with { name = "Guard" }:other())) } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3, 2 and 1 nature damage to three target allies.",
      targets = { target("a", any.ally, harm), target("b", any.ally, harm), target("c", any.ally, harm) },
      play = function(me, t)
        me.hero:deal(3, "nature", t.a)
        me.hero:deal(2, "nature", t.b)
        me.hero:deal(1, "nature", t.c)
      end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:boss { play = { "Guard", "Guard", "Guard" } }
  end,
  play = function(t)
    t:health({ "Guard", 1 }, 3)         -- 1 and 2 others
    t:plays(1, "Bolt", { targets = { { "Guard", 1 }, { "Guard", 2 }, { "Guard", 3 } } })
    t:everyone_passes()
    t:asked(1, "Your move")
  end,
  expect = function(t)
    t:count_in_play("boss", "Guard", 0) -- 3 health against 3, then 2 against 2, then 1 against 1
    t:told { "Guard is destroyed", "Guard is destroyed", "Guard is destroyed" }
  end,
}
