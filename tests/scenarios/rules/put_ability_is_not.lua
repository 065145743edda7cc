return scenario "An ability that is not ongoing can't be put into play: it stays where it is" {
  cites = { "CR 415.8d" },
  cards = {
    flash = ability "Flash" { cost = 5, text = "Your hero deals 9 fire damage to each opposing hero.",
      play = function(me) me.hero:deal(9, "fire", opposing.hero) end },
    lay = ability "Lay" { cost = 0, text = "Put all abilities of your graveyard into play.",
      play = function(me) all(your.ability:in_zone("graveyard")):to_play() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Lay" }, graveyard = { "Flash" } })
  end,
  play = function(t)
    t:plays(1, "Lay")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Flash")
    t:damage("hero@boss", 0)
  end,
}
