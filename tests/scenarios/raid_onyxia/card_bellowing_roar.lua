return scenario "Bellowing Roar sends allies home until the Boss's next turn is over" {
  cites = { "R203.1b" },
  given = function(t)
    t:boss {
      boss = "onyxia_3", hand = { "Bellowing Roar" }, resources = 4, play = { "Onyxian Whelp" },
    }
    t:seat(1, {
      play = { "Tyrus Sheynathren" }, resources = 8, deck = { "crush", "crush", "crush" },
    })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bellowing Roar")
    t:everyone_passes()
    t:in_hand(1, "Tyrus Sheynathren")
    t:in_play("boss", "Onyxian Whelp")
    t:ends_turn()
    t:cant(1, "plays", "Tyrus Sheynathren")
    t:ends_turn()
    t:ends_turn()
    t:plays(1, "Tyrus Sheynathren")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Tyrus Sheynathren")
  end,
}
