return scenario "An ally protects on the turn it came" {
  cites = { "CR 302.2" },
  cards = {
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 },
    wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 5, keywords = { "Protector" } },
    muster = ability "Muster" { cost = 0, instant = true, text = "Put all allies of your hand into play.",
      play = function(me) all(your.ally:in_zone("hand")):to_play() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Muster", "Wall" } })
    t:boss { play = { "Brute" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Muster")
    t:everyone_passes()
    t:attacks("boss", "Brute", "hero@1")
    t:protects(1, "Wall")               -- 302.2: protecting is not using an activated power
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wall", 2)
    t:damage("hero@1", 0)
  end,
}
