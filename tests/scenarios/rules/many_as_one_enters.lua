return scenario "Twenty cards have something to say as an ally enters play, and each of them is heard" {
  cites = { "CR 704.1b", "CR 710.1a" },
  cards = {
    bell = ally "Bell" { cost = 1, atk = 1, damage = "melee", health = 1, text = "" },
    chime = ability "Chime" { cost = 1, ongoing = true,
      text = "As an ally enters play, put a note counter on your hero.",
      powers = { as.enters_play { of = any.ally, effect = function(me) me.hero:add_counters("note", 1) end } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Bell" }, resources = 1, deck = { "Bell" },
      play = { "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime",
        "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime", "Chime" } })
  end,
  play = function(t)
    t:plays(1, "Bell")
    t:everyone_passes()
  end,
  expect = function(t)
    t:counters("Ta'zo", "note", 20)
  end,
}
