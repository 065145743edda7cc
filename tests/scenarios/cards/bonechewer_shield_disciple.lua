local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "A Bonechewer Shield Disciple steps in front of its Boss" {
    raid = "black_temple",
    cites = { "CR 602.2", "KW Protector" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Bonechewer Shield Disciple" } }
      t:seat(1, { play = { "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Ox", "The Betrayer")
      t:protects("boss", "Bonechewer Shield Disciple")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("The Betrayer", 0)
      t:damage("Bonechewer Shield Disciple", 1)
      t:damage("Ox", 2)
      t:exhausted("Bonechewer Shield Disciple")
    end,
  },
  scenario "And of a Traitor who plays it, and his friends" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 602.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", hand = { "Bonechewer Shield Disciple" }, resources = 4 })
      t:seat(2, { hero = "hoa/ta_zo", deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Bonechewer Shield Disciple")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:ends_turn()
      t:ends_turn()
      t:attacks("boss", "Ox", "Ta'zo")
      t:protects(1, "Bonechewer Shield Disciple")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ta'zo", 0)
      t:damage("Bonechewer Shield Disciple", 1)
    end,
  },
}
