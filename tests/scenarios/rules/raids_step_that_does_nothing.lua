return scenario "A raid's step that does nothing about a Boss's fatal damage is taken once, and the game goes on" {
  cites = { "CR 410.6" },
  raid = raid "Asleep" { players = { 1, 3 }, decks = { "main" }, bosses = { "sleeper" },
    boss_has_fatal_damage = function(boss, fallen) end },
  cards = {
    sleeper = boss "Sleeper" { order = 1, health = 5 },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(6, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:ends_turn()
  end,
  expect = function(t)
    t:winner("none")
    t:damage("hero@boss", 6)
  end,
}
