return scenario "A card is revealed to all as it is announced" {
  cites = { "CR 707.1a", "CR 415.4a", "CR 415.5a" },
  raiders = 2,
  cards = {
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
  end,
  play = function(t)
    t:sees(1, "Bolt")
    t:hidden(2, "Bolt")
    t:hidden("boss", "Bolt")
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:sees(2, "Bolt")
    t:sees("boss", "Bolt")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    t:in_graveyard(1, "Bolt")
    t:sees(2, "Bolt")
  end,
}
