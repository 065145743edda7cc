return scenario "A raider's card takes nothing out of the Boss player's deck, though it does out of another raider's" {
  cites = { "R101.3c" },
  raiders = 2,
  cards = {
    mill = ability "Mill" { cost = 0, text = "Put the top card of target hero's controller's deck into its owner's graveyard.",
      targets = { target("who", any.hero, harm) },
      play = function(_, t) t.who.controller.deck:top():to_graveyard() end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Mill", "Mill" } })
    t:seat(2, { deck = { "Ox", "Ox" } })
    t:boss { deck = { "Ox", "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Mill", { target = "hero@2" })
    t:everyone_passes()
    t:plays(1, "Mill", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:deck_count(2, 1)
    t:in_graveyard(2, "Ox")
    t:deck_count("boss", 2)
  end,
}
