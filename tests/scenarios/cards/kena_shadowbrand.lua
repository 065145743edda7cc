return scenario "Kena Shadowbrand exhausts and hurts herself for a card" {
  cites = { "CR 701.1", "CR 405.3", "CR 302.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", deck = { "Smite", "Heal" },
      play = { "Kena Shadowbrand", { "Kena Shadowbrand", new = true } } })
  end,
  play = function(t)
    t:cant(1, "uses", { "Kena Shadowbrand", 2 })
    t:uses(1, { "Kena Shadowbrand", 1 })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage({ "Kena Shadowbrand", 1 }, 1)
    t:exhausted({ "Kena Shadowbrand", 1 })
    t:in_hand(1, "Smite")
    t:hand_count(1, 1)
  end,
}
