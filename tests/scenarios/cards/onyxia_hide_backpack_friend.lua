return scenario "What a friend has in hand goes into no Onyxia Hide Backpack" {
  raiders = 2,
  cites = { "CR 403.1", "CR 401.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Onyxia Hide Backpack" }, deck = { "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", hand = { "Krol Blade" } })
  end,
  play = function(t)
    t:cant(1, "uses", "Onyxia Hide Backpack")
  end,
  expect = function(t)
    t:in_hand(2, "Krol Blade")
  end,
}
