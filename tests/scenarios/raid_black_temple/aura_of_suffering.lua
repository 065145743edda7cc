local cards = {
  nurse = ally "Nurse" { cost = 1, atk = 1, damage = "melee", health = 9, text = "0: each character is healed 2 damage.",
    powers = { pays { cost = {}, effect = function(me) me:heal(2, any.character) end } } },
}
return scenario "Aura of Suffering keeps opposing heroes and allies from being healed" {
  raid = "black_temple",
  raiders = 2,
  cites = { "CR 103.2", "CR 408.2b" },
  cards = cards,
  given = function(t)
    t:boss { boss = { "the_betrayer", damage = 5 }, hand = { "Aura of Suffering" }, resources = 2,
      play = { { "Nurse", damage = 3 } } }
    t:seat(1, { hero = { "hoa/ta_zo", damage = 4 }, play = { { "Nurse", damage = 4 } } })
    t:seat(2, { hero = { "tdp/bulkas_wildhorn", damage = 4 } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Aura of Suffering")
    t:everyone_passes()
    t:uses("boss", "Nurse@boss")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 4)
    t:damage("Nurse@1", 4)
    t:damage("Bulkas Wildhorn", 4)
    t:damage("The Betrayer", 3)
    t:damage("Nurse@boss", 1)
  end,
}
