return scenario "Distract exhausts one player's allies through his next ready step" {
  cites = { "CR 411.1", "CR 501.1a", "CR 714.3f" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, hand = { "Distract" }, deck = { "Shiv", "Shiv" },
      play = { "Tim" } })
    t:seat(2, { hero = "hoa/timmo_shadestep", deck = { "Shiv", "Shiv" }, play = { "Randipan" } })
    t:boss { hand = { "Confessor Mildred" }, resources = 2,
      play = { "Tyrus Sheynathren", { "Vanda Skydaughter", exhausted = true } } }
  end,
  play = function(t)
    t:plays(1, "Distract", { target = "boss" })
    t:everyone_passes()
    t:exhausted("Tyrus Sheynathren")
    t:exhausted("Vanda Skydaughter")
    t:ready("Onyxia")
    t:ready("Tim")
    t:ready("Randipan")
    t:ends_turn()
    t:ends_turn()
    t:is_turn("boss")
    t:exhausted("Tyrus Sheynathren")
    t:exhausted("Vanda Skydaughter")
    t:plays("boss", "Confessor Mildred")
    t:finishes_chain()
    t:ready("Confessor Mildred")
    t:ends_turn()
    t:is_turn(1)
    t:ends_turn()
    t:is_turn(2)
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn("boss")
    t:ready("Tyrus Sheynathren")
    t:ready("Vanda Skydaughter")
  end,
}
