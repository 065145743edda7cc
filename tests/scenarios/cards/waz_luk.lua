return scenario "Waz'luk enters play and singes a hero, no ally" {
  cites = { "CR 703.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 2,
      hand = { "Waz'luk", "Kagra of the Crossroads" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, "Waz'luk")
    t:everyone_passes()
    t:not_offered(1, "Vesh'ral", "")
    t:offers(1, "Ta'zo")
    t:answers(1, "Onyxia")
    t:everyone_passes()
    t:damage("Onyxia", 1)
    t:plays(1, "Kagra of the Crossroads")     -- nobody else brings a spark
    t:everyone_passes()
    t:asked(1, "Your move")
  end,
  expect = function(t)
    t:told { "Waz'luk deals 1 fire damage to Onyxia" }
    t:in_play(1, "Waz'luk")
    t:in_play("boss", "Vesh'ral")
  end,
}
