local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warlock", "Traitor" }, class = { "warlock" }, text = "" } }

return {
  scenario "Doom Blossom sheds its counters, less each turn, and is gone with the last" {
    raid = "black_temple",
    cites = { "CR 400.2", "CR 404.1", "CR 703.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer" }
      t:seat(1, { hero = "Turncoat", hand = { "Doom Blossom" }, resources = 1, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:can(1, "plays", "Doom Blossom", { target = "Turncoat" })
      t:plays(1, "Doom Blossom", { target = "The Betrayer" })
      t:everyone_passes()
      t:attached("Doom Blossom", "The Betrayer")
      t:counters("Doom Blossom", "blossom", 3)
      t:ends_turn()
      t:damage("The Betrayer", 3)
      t:counters("Doom Blossom", "blossom", 2)
      t:ends_turn()                              -- the Boss's turn does nothing
      t:damage("The Betrayer", 3)
      t:ends_turn()
      t:damage("The Betrayer", 3 + 2)
      t:counters("Doom Blossom", "blossom", 1)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("The Betrayer", 3 + 2 + 1)
      t:in_graveyard(1, "Doom Blossom")
      t:told { "Turncoat deals 1 shadow damage to The Betrayer" }
    end,
  },
  scenario "The Boss's blossom grows on raiders as well" {
    raid = "black_temple",
    cites = { "CR 400.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Doom Blossom" }, resources = 1 }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" } })
    end,
    play = function(t)
      t:passes(1)
      t:can("boss", "plays", "Doom Blossom", { target = "Ox" })
      t:plays("boss", "Doom Blossom", { target = "Ta'zo" })
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Ta'zo", 3)
      t:told { "The Betrayer deals 3 shadow damage to Ta'zo" }
      t:counters("Doom Blossom", "blossom", 2)
    end,
  },
}
