return scenario "What Kibler's Exotic Pets did not find lies under the deck" {
  cites = { "CR 702.1" },
  given = function(t)
    t:seat(1, {
      hero = "hoa/ta_zo", deck = { "Frostbolt", "Frostbolt", "Frostbolt", "Counterspell" },
      resources = { "Kibler's Exotic Pets", "Your Fortune Awaits You",
        { "Fire Blast", down = true },
        { "Fire Blast", down = true }, { "Fire Blast", down = true } } })
  end,
  play = function(t)
    t:completes(1, "Kibler's Exotic Pets")
    t:everyone_passes()
    t:completes(1, "Your Fortune Awaits You")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Counterspell")
    t:hand_count(1, 1)
  end,
}
