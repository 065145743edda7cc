return scenario "An effect reads its gone source as it last was in play" {
  cites = { "CR 709.2d", "CR 712.3b" },
  cards = {
    chief = ally "Chief" { cost = 1, atk = 1, damage = "melee", health = 3, text = "Your other allies have +2 ATK.",
      powers = { gives { to = your.ally:other(), atk = plus(2) } } },
    bomber = ally "Bomber" { cost = 1, atk = 1, damage = "fire", health = 1,
      text = "Destroy this: your hero deals fire damage equal to its ATK to target hero.",
      powers = { pays { cost = { destroy = this }, targets = { target("prey", any.hero, harm) },
        effect = function(me, t) me.hero:deal(me.atk, "fire", t.prey) end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Chief", "Bomber" } })
  end,
  play = function(t)
    t:uses(1, "Bomber", { target = "hero@boss" })
    t:in_graveyard(1, "Bomber")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 3)            -- 1 printed, 2 from Chief
  end,
}
