return scenario "Blistering Fire reaches heroes only" {
  cites = { "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Blistering Fire" }, resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Blistering Fire", { target = "Onyxian Whelp" })
    t:can(1, "plays", "Blistering Fire", { target = "Ta'zo" })
    t:plays(1, "Blistering Fire", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:in_play("boss", "Onyxian Whelp")
  end,
}
