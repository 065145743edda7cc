local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Rogue", "Traitor" }, class = { "rogue" }, text = "" } }

return {
  scenario "Hateful Strike destroys the only ally of a player" {
    raid = "black_temple",
    raiders = 4,
    cites = { "CR 706.1", "CR 709.2d" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Hateful Strike", "Hateful Strike", "Hateful Strike", "Hateful Strike" }, resources = 8,
        play = { "Ox" } }
      t:seat(1, { play = { "Ox" }, deck = { "Ox" }, resources = { { "Ox", down = true } } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", { "Hateful Strike", 1 }, { target = 2 })
      t:everyone_passes()
      t:count_in_play(2, "Ox", 2)
      t:plays("boss", { "Hateful Strike", 1 }, { target = 3 })
      t:everyone_passes()
      t:plays("boss", { "Hateful Strike", 1 }, { target = 1 })
      t:everyone_passes()
      t:in_play("boss", "Ox")
      t:ends_turn()
      t:passes(1)
      t:passes(2)
      t:passes(3)
      t:passes(4)
      t:plays("boss", "Hateful Strike", { target = "boss" })   -- nobody says whose
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 0)
      t:in_graveyard(1, "Ox")
      t:in_graveyard("boss", "Ox")
      t:count_in_play(2, "Ox", 2)
    end,
  },
  scenario "A Traitor among the raiders strikes a Boss's last Minion down" {
    raid = "black_temple",
    cites = { "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "sister_of_pain" } }
      t:seat(1, { hero = "Turncoat", hand = { "Hateful Strike" }, resources = 2, play = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Hateful Strike", { target = "boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play("boss", "Sister of Pain", 0)
      t:count_in_play(1, "Ox", 2)
    end,
  },
}
