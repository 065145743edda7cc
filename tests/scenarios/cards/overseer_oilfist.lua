return scenario "Overseer Oilfist brings equipment along" {
  cites = { "CR 703.1", "CR 710.1" },
  given = function(t)
    t:seat(1, {
      hero = "tdp/bulkas_wildhorn", hand = { "Overseer Oilfist" }, resources = 2,
      deck = { "Krol Blade", "Rend", "Major Healing Potion", "Rend",
        "Ornate Adamantium Breastplate" } })
  end,
  play = function(t)
    t:plays(1, "Overseer Oilfist")
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "Major Healing Potion")
    t:answers(1, { "Rend", "Krol Blade" })     -- the others, under the deck
  end,
  expect = function(t)
    t:in_play(1, "Overseer Oilfist")
    t:in_hand(1, "Major Healing Potion")
    t:hand_count(1, 1)
    t:deck_count(1, 4)
    t:not_told { "reveals Ornate" }
  end,
}
