return scenario "An Ashtongue Blade strikes for nothing, and no spell finds it" {
  raid = "duel",
  cites = { "CR 303.2" },
  cards = { rust = ability "Rust" { cost = 0, text = "Destroy target weapon.", targets = { target("it", any.weapon, harm) },
    play = function(me, t) t.it:destroy() end } },
  given = function(t)
    t:seat(1, { hero = "grumpherys", play = { "Ashtongue Blade" }, deck = { "Fireball" } })
    t:seat(2, { hero = "grumpherys", hand = { "Rust" }, play = { "Krol Blade" } })
    t:turn(2)
  end,
  play = function(t)
    t:cant(2, "plays", "Rust", { target = "Ashtongue Blade" })
    t:can(2, "plays", "Rust", { target = "Krol Blade" })
    t:ends_turn()
    t:proposes(1, "hero@1", "hero@2")
    t:everyone_passes()
    t:strikes(1, "Ashtongue Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@2", 1)
    t:in_play(1, "Ashtongue Blade")
  end,
}
