return scenario "Burninate spares heroes and the Boss's own cards" {
  cites = { "CR 415.9" },
  given = function(t)
    t:boss { hand = { "Burninate" }, resources = 8, play = { "Onyxian Whelp", "draconic_rage" } }
    t:seat(1, { hero = "Ta'zo", play = { "Tyrus Sheynathren", "dragon_hide", "Krol Blade" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Burninate")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Tyrus Sheynathren")
    t:in_graveyard(1, "Dragon Hide")
    t:in_graveyard(1, "Krol Blade")
    t:in_play(1, "Ta'zo")
    t:in_play("boss", "Onyxian Whelp")
    t:in_play("boss", "Draconic Rage")
  end,
}
