return scenario "Devour bites an attacker while Onyxia is defending" {
  cites = { "CR 602.3" },
  given = function(t)
    t:boss { hand = { "Devour" }, resources = 1 }
    t:seat(1, { play = { "Tyrus Sheynathren" } })
  end,
  play = function(t)
    t:attacks(1, "Tyrus Sheynathren", "Onyxia")
    t:everyone_passes()
    t:passes(1)
    t:plays("boss", "Devour", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
    t:told { "deals 5 melee damage to Tyrus Sheynathren" }
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Tyrus Sheynathren")
  end,
}
