local cards = { ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9, text = "" },
  bull = ally "Bull" { cost = 1, atk = 3, damage = "melee", health = 9, text = "" },
  dart = ability "Dart" { cost = x, text = "Your hero deals X fire damage to target ally.",
    targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(me.x, "fire", t.prey) end },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Mage", "Traitor" }, class = { "mage" }, text = "" } }

return {
  scenario "What is 3 or more does not hurt the Temple Concubine" {
    raid = "black_temple",
    cites = { "CR 717.2", "CR 717.2b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Temple Concubine", "Ox" } }
      t:seat(1, { play = { "Bull" }, hand = { "Dart", "Dart", "Dart" }, resources = 9 })
    end,
    play = function(t)
      t:attacks(1, "Bull", "Temple Concubine")
      t:to_end_of_combat()
      t:damage("Temple Concubine", 0)
      t:damage("Bull", 2)
      t:plays(1, { "Dart", 1 }, { x = 4, target = "Temple Concubine" })
      t:everyone_passes()
      t:damage("Temple Concubine", 0)
      t:plays(1, { "Dart", 1 }, { x = 3, target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 3)
      t:plays(1, "Dart", { x = 2, target = "Temple Concubine" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Temple Concubine", 2) end,
  },
  scenario "A Traitor's Concubine lets heavy hands pass as well" {
    raid = "black_temple",
    cites = { "CR 717.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox", "Bull" } }
      t:seat(1, { hero = "Turncoat", hand = { "Temple Concubine" }, resources = 4 })
    end,
    play = function(t)
      t:plays(1, "Temple Concubine")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:ends_turn()
      t:attacks("boss", "Bull", "Temple Concubine")
      t:to_end_of_combat()
      t:damage("Temple Concubine", 0)
      t:attacks("boss", "Ox", "Temple Concubine")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Temple Concubine", 2) end,
  },
}
