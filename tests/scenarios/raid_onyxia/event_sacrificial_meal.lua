local rock = ally "Rock" { cost = 1, atk = 1, damage = "melee", health = 3, text = "This can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }

return {
  scenario "Sacrificial Meal takes one card of each opponent, all together" {
    raiders = 2,
    cites = { "R201.2", "CR 802.1" },
    given = function(t)
      t:boss { boss = "onyxia_1", decks = { event = { "sacrificial_meal" } } }
      t:seat(1, { play = { "dragon_hide", "Onyxian Whelp" } })
      t:seat(2, { play = { "Onyxian Whelp", "Onyxian Whelp" } })
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:will_answer(1, "Dragon Hide")
      t:will_answer(2, "Onyxian Whelp")
      t:to_action_phase()
    end,
    expect = function(t)
      t:in_graveyard(1, "Dragon Hide")
      t:count_in_play(1, "Onyxian Whelp", 1)
      t:count_in_play(2, "Onyxian Whelp", 1)
    end,
  },
  scenario "Sacrificial Meal: nobody can offer what can't be destroyed" {
    cites = { "CR 709.2b" }, cards = { rock = rock },
    given = function(t)
      t:boss { boss = "onyxia_1", decks = { event = { "sacrificial_meal" } } }
      t:seat(1, { play = { "Rock", "dragon_hide" } })
      t:turn("boss", "draw")
    end,
    play = function(t) t:to_action_phase() end,
    expect = function(t)
      t:in_graveyard(1, "Dragon Hide")
      t:in_play(1, "Rock")
    end,
  },
}
