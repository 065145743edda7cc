return scenario "Shattering Scales destroys abilities and equipment, not allies" {
  cites = { "CR 415.9" },
  given = function(t)
    t:boss { hand = { "Shattering Scales" }, resources = 4, play = { "draconic_rage" } }
    t:seat(1, { play = { "dragon_hide", "Krol Blade", "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Shattering Scales")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Dragon Hide")
    t:in_graveyard(1, "Krol Blade")
    t:in_play(1, "Onyxian Whelp")
    t:in_play("boss", "Draconic Rage")
  end,
}
