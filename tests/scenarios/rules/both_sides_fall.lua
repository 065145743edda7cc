return scenario "The last Boss and the last raider fall in one wave: a draw" {
  cites = { "CR 102.1a" },
  cards = {
    end_ = ability "End" { cost = 0, text = "Your hero deals 60 fire damage to each hero.",
      play = function(me) me.hero:deal(60, "fire", any.hero) end },
  },
  given = function(t)
    t:seat(1, { hand = { "End" } })
    t:boss { boss = "onyxias_lair/onyxia_3" }
    t:words { stage = 3 }
  end,
  play = function(t)
    t:plays(1, "End")
    t:everyone_passes()
  end,
  expect = function(t)
    t:winner("draw")
  end,
}
