return scenario "One source, three characters: three packets of 1 (A5)" {
  cites = { "CR 405.4", "CR 408.2c", "CR 408.3d" },
  cards = {
    nova = ability "Nova" { cost = 0, text = "Your hero deals 1 frost damage to each opposing character.",
      play = function(me) me.hero:deal(1, "frost", opposing.character) end },
    echo = item "Echo" { cost = 1, text = "When your hero deals damage with an ability, put an echo counter on this.",
      powers = { when.dealt_damage { by = your.hero, with = any.ability,
        effect = function(me) me:add_counters("echo", 1) end } } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Nova" }, play = { "Echo" } })
    t:boss { play = { "Ox", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Nova")
    t:everyone_passes()
    t:chain(3)                          -- a packet each, dealt by the one hero with the one ability
    t:finishes_chain()
  end,
  expect = function(t)
    t:told { "Ta'zo deals 1 frost damage", "Ta'zo deals 1 frost damage", "Ta'zo deals 1 frost damage" }
    t:counters("Echo", "echo", 3)
    t:damage("Ox", 1)
    t:damage("Imp", 1)
    t:damage("hero@boss", 1)
  end,
}
