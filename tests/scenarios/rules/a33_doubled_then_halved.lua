return scenario "All doublings come before the halvings, which round up (A33)" {
  cites = { "CR 717.4a", "CR 717.4b" },
  cards = {
    legacy = ability "Legacy" { cost = 1, ongoing = true,
      text = "Your hero deals double damage. Half of what would be dealt to him, rounded up, is prevented.",
      powers = {
        raises.damage { from = your.hero, to = any.character, by = event.amount },
        prevents.damage { to = your.hero, amount = event.amount:half_up() },
      } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Legacy", "Legacy" } })
    t:boss { play = { "Legacy" } }
  end,
  play = function(t)
    t:will_answer(1, { "Legacy", 1 })
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 6)            -- 3, 6, 12, then half of it is prevented
  end,
}
