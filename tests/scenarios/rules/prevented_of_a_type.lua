return scenario "What is prevented is damage of its type, as much as was prevented, to whom it would have been dealt" {
  cites = { "CR 717.2d" },
  cards = {
    dome = ability "Dome" { cost = 1, ongoing = true, text = "Prevent 2 damage that would be dealt to your hero.",
      powers = { prevents.damage { to = your.hero, amount = 2 } } },
    kiln = ally "Kiln" { cost = 1, atk = 0, damage = "fire", health = 9,
      text = "When fire damage to your hero is prevented, put as many embers on this.",
      powers = { when.prevented { of = your.hero, damage = "fire",
        effect = function(me, event) me:add_counters("ember", event.amount) end } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire and then 3 frost and 3 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t)
        me.hero:deal(1, "fire", t.prey)
        me.hero:deal(3, "frost", t.prey)
        me.hero:deal(3, "fire", t.prey)
      end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Dome", "Kiln" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@1" })
    t:everyone_passes()
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:counters("Kiln", "ember", 3)
  end,
}
