return scenario "A quest or a location can't be put into a party: it stays where it is" {
  cites = { "CR 306.1" },
  cards = {
    lore = quest "Lore" { cost = 1, text = "Pay (1) to complete this quest. Reward: Draw a card.",
      reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } },
    ford = location "Ford" { text = "" },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    muster = ability "Muster" { cost = 0, text = "Put all cards of your graveyard into play.",
      play = function() all(your.card:in_zone("graveyard")):to_play() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Muster" }, graveyard = { "Lore", "Ox", "Ford" } })
  end,
  play = function(t)
    t:plays(1, "Muster")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Ox")
    t:in_graveyard(1, "Lore")
    t:in_graveyard(1, "Ford")
  end,
}
