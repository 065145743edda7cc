local cards = {
  axe = weapon "Axe" { cost = 2, atk = 1, damage = "melee", strike = 1, text = "" },
  hat = armor "Hat" { cost = 2, def = 1, text = "" },
  ring = item "Ring" { cost = 3, text = "" },
  belt = armor "Belt" { cost = 2, def = 1, text = "" },
  ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "Arcing Smash destroys all opposing equipment of one cost" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 300.1", "CR 201.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Arcing Smash" }, resources = 2, play = { "Belt" } }
      t:seat(1, { play = { "Axe", "Ring", "Ox" } })
      t:seat(2, { play = { "Hat" } })
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Arcing Smash", { target = "Belt" })
      t:cant("boss", "plays", "Arcing Smash", { target = "Ox" })
      t:plays("boss", "Arcing Smash", { target = "Axe" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Axe")
      t:in_graveyard(2, "Hat")
      t:in_play(1, "Ring")
      t:in_play(1, "Ox")
      t:in_play("boss", "Belt")
    end,
  },
  scenario "A raider's own equipment is spared by his swing" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 401.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ring", "Belt" } }
      t:seat(1, { hero = "Turncoat", hand = { "Arcing Smash" }, resources = 2, play = { "Axe" } })
      t:seat(2, { play = { "Hat" } })
    end,
    play = function(t)
      t:plays(1, "Arcing Smash", { target = "Belt" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play("boss", "Belt", 0)
      t:in_play("boss", "Ring")
      t:in_play(1, "Axe")
      t:in_play(2, "Hat")
    end,
  },
}
