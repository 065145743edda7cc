return scenario "Wrath of Onyxia destroys every opposing ally" {
  cites = { "CR 415.9" },
  given = function(t)
    t:boss { hand = { "Wrath of Onyxia" }, resources = 6, play = { "Onyxian Whelp" } }
    t:seat(1, { play = { "Tyrus Sheynathren", "dragon_hide" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Wrath of Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Tyrus Sheynathren")
    t:in_play(1, "Dragon Hide")
    t:in_play("boss", "Onyxian Whelp")
  end,
}
