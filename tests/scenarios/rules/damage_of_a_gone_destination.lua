return scenario "To a character that is no longer in play no damage is dealt" {
  cites = { "CR 408.2b" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    storm = ability "Storm" { cost = 0, text = "Put target ally into its owner's hand. Your hero deals 2 fire damage to it and to each other one.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t)
        local they = all(opposing.ally)
        t.ally:to_hand()
        me.hero:deal(2, "fire", they)
      end },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Storm" } })
    t:boss { play = { "Ox", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Storm", { target = "Imp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand("boss", "Imp")
    t:damage("Ox", 2)
    t:told { "2 fire damage to Ox" }
    t:not_told { "damage to Imp" }
  end,
}
