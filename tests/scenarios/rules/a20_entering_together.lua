return scenario "Who enters play together with another sees it enter (A20)" {
  cites = { "CR 703.3c" },
  cards = {
    watcher = ally "Watcher" { cost = 1, atk = 1, damage = "ranged", health = 3,
      text = "When another ally enters play, your hero deals 1 ranged damage to each opposing hero.",
      powers = { when.enters_play { of = any.ally:other(),
        effect = function(me) me.hero:deal(1, "ranged", opposing.hero) end } } },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
    rise = ability "Rise" { cost = 0, text = "Put all allies of your graveyard into play.",
      play = function(me) all(your.ally:in_zone("graveyard")):to_play() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Rise" }, graveyard = { "Imp", "Watcher" } })
  end,
  play = function(t)
    t:plays(1, "Rise")
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Imp")
    t:in_play(1, "Watcher")
    t:damage("hero@boss", 1)
  end,
}
