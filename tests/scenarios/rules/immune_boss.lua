return scenario "A Boss that is immune is neither attacked, targeted nor damaged" {
  cites = { "R101.3d" },
  cards = {
    rock = boss "Rock" { order = 1, health = 20, keywords = { "Immune" }, text = "" },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target character.",
      targets = { target("prey", any.character, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
    storm = ability "Storm" { cost = 0, text = "Your hero deals 2 fire damage to each opposing character.",
      play = function(me) me.hero:deal(2, "fire", opposing.character) end },
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Storm" }, play = { "Brute" } })
    t:boss { boss = "Rock", play = { "Brute" } }
  end,
  play = function(t)
    t:cant(1, "attacks", "Brute@1", { defender = "hero@boss" })
    t:cant(1, "plays", "Bolt", { target = "hero@boss", reason = "R101.3d" })
    t:plays(1, "Storm")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 0)
    t:damage("Brute@boss", 2)
  end,
}
