return scenario "An Onyxia Hide Backpack takes no spell" {
  cites = { "CR 403.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Onyxia Hide Backpack" },
      hand = { "Fire Blast", "Taz'dingo" }, deck = { "Scorch" } })
  end,
  play = function(t)
    t:cant(1, "uses", "Onyxia Hide Backpack")
  end,
  expect = function(t)
    t:hand_count(1, 2)
  end,
}
