-- Two weapons struck with are one packet: each sees its own part in it, an effect of "a weapon" sees it once.
return scenario "Two weapons deal one packet of combat damage, and both are what it is dealt with" {
  cites = { "CR 406.6", "CR 408.3d" },
  cards = {
    twin = hero "Twin" { health = 30, keywords = { "Dual Wield" }, text = "Wields two." },
    axe = weapon "Axe" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" },
      text = "When your hero deals combat damage with this, put an axe counter on it.",
      powers = { when.dealt_damage { by = your.hero, with = this, combat = true,
        effect = function(me) me.hero:add_counters("axe", 1) end } } },
    sword = weapon "Sword" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" },
      text = "When your hero deals combat damage with this, put a sword counter on it.",
      powers = { when.dealt_damage { by = your.hero, with = this, combat = true,
        effect = function(me) me.hero:add_counters("sword", 1) end } } },
    watcher = item "Watcher" { cost = 1, text = "When your hero deals combat damage with a weapon, put a hit counter on it.",
      powers = { when.dealt_damage { by = your.hero, with = your.weapon, combat = true,
        effect = function(me) me.hero:add_counters("hit", 1) end } } },
    stone = ally "Stone" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Stands." },
  },
  given = function(t)
    t:seat(1, { hero = "Twin", play = { "Axe", "Sword", "Watcher" } })
    t:boss { play = { "Stone" } }
  end,
  play = function(t)
    t:will_answer(1, "Axe", "Which of your triggers")
    t:will_answer(1, "Sword", "Which of your triggers")
    t:attacks(1, "Twin", "Stone")
    t:strikes(1, "Axe")
    t:answers(1, "Sword")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Stone", 4)
    t:counters("Twin", "axe", 1)
    t:counters("Twin", "sword", 1)
    t:counters("Twin", "hit", 1)
    t:told { "deals 4 melee damage to Stone" }
  end,
}
