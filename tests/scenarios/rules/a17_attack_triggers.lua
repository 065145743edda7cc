return scenario "The turn player's trigger goes on first, so the other one resolves first (A17)" {
  cites = { "CR 708.1a" },
  cards = {
    voss = ally "Voss" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "When this attacks, your hero deals 1 fire damage to each opposing hero.",
      powers = { when.attacks { of = this, effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
    donna = ally "Donna" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "When an opposing ally attacks, your hero deals 1 frost damage to each opposing hero.",
      powers = { when.attacks { of = opposing.ally,
        effect = function(me) me.hero:deal(1, "frost", opposing.hero) end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Donna" } })
    t:boss { play = { "Voss" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Voss", "Donna")
    t:chain(2)
    t:everyone_passes()
    t:everyone_passes()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:told { "1 frost damage", "1 fire damage" }
  end,
}
