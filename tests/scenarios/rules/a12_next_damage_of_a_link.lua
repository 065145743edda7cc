return scenario "\"The next time\" is every packet of one link (A12)" {
  cites = { "CR 717.5" },
  cards = {
    storm = ability "Storm" { cost = 0, text = "The next time nature damage would be dealt this turn, it is 2 more.",
      later = { more = raises.damage { damage = "nature", to = any.character, by = 2, once = true } },
      play = function(me) me:begin("more", this_turn) end },
    rain = ability "Rain" { cost = 0, text = "Your hero deals 1 nature damage to each character.",
      play = function(me) me.hero:deal(1, "nature", any.character) end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Storm", "Rain", "Rain" } })
    t:boss { play = { "Ox", "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Storm")
    t:everyone_passes()
    t:plays(1, "Rain")
    t:everyone_passes()
    t:damage({ "Ox", 1 }, 3)            -- each packet of that link: 1 + 2
    t:damage({ "Ox", 2 }, 3)
    t:damage("hero@boss", 3)
    t:damage("hero@1", 3)
    t:plays(1, "Rain")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage({ "Ox", 1 }, 4)            -- and no more
    t:damage({ "Ox", 2 }, 4)
    t:damage("hero@boss", 4)
  end,
}
