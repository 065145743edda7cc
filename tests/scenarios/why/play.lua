-- `aggro why FILE play Bolt`: no resources are left to pay it.
return scenario "A card that can't be played says why" {
  cites = { "CR 707.2" },
  cards = {
    bolt = ability "Bolt" { cost = 3, instant = true, text = "Draw a card.",
      play = function(me) me.player:draw(1) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, resources = 2 })
  end,
  play = function() end,
  expect = function(t)
    t:cant(1, "plays", "Bolt", { reason = "CR 403.6" })
  end,
}
