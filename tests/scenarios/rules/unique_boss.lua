return scenario "A Boss is never what uniqueness destroys" {
  cites = { "CR 414.2", "R101.3a" },
  raid = raid "Mirror" { players = { 1, 3 }, decks = { "main" }, bosses = { "queen" } },
  cards = {
    queen = boss "Queen" { order = 1, health = 5, tags = { "Crowned" } },
    double = ally "Double" { cost = 0, atk = 0, damage = "melee", health = 2, tags = { "Crowned (1)" } },
  },
  given = function(t)
    t:boss { hand = { "Double" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Double")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Queen")
    t:in_graveyard("boss", "Double")
  end,
}
