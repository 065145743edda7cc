return scenario "An ally that loses its powers as it enters play does not trigger on entering" {
  cites = { "CR 710.1e" },
  cards = {
    hush = ability "Hush" { cost = 1, ongoing = true, text = "Opposing allies lose their powers.",
      powers = { gives { to = opposing.ally, loses_powers = true } } },
    herald = ally "Herald" { cost = 0, atk = 1, damage = "melee", health = 1,
      text = "When this enters play, your hero deals 1 fire damage to each opposing hero.",
      powers = { when.enters_play { of = this,
        effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Herald" } })
    t:boss { play = { "Hush" } }
  end,
  play = function(t)
    t:plays(1, "Herald")
    t:everyone_passes()
    t:chain(0)
  end,
  expect = function(t)
    t:in_play(1, "Herald")
    t:damage("hero@boss", 0)
  end,
}
