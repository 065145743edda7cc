return scenario "What the game destroys is not saved by what replaces destruction" {
  cites = { "CR 103.3" },
  cards = {
    phoenix = ally "Phoenix" { cost = 0, atk = 1, damage = "fire", health = 1, unique = true,
      class = { "mage" }, text = "Instead of being destroyed it goes home.",
      powers = { instead.destroyed { of = this, effect = function(me) me:to_hand() end } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Phoenix" }, play = { "Phoenix" } })
    t:will_answer(1, { "Phoenix", 1 }, "Uniqueness")
  end,
  play = function(t)
    t:plays(1, "Phoenix")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Phoenix")
    t:hand_count(1, 0)
    t:count_in_play(1, "Phoenix", 1)
  end,
}
