return scenario "Tail Swipe destroys an ability, an ally or an equipment" {
  cites = { "CR 706.1" },
  given = function(t)
    t:boss { hand = { "Tail Swipe" }, resources = 2, play = { "Benethor Draigo" } }
    t:seat(1, { play = { "dragon_hide", "Krol Blade", "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:can("boss", "plays", "Tail Swipe", { target = "Benethor Draigo" })
    t:plays("boss", "Tail Swipe", { target = "Krol Blade" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Krol Blade")
    t:in_play(1, "Dragon Hide")
  end,
}
