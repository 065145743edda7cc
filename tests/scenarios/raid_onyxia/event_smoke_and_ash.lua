return {
  scenario "Smoke and Ash may leave its target standing" {
    cites = { "R201.2" },
    given = function(t)
      t:boss { boss = "onyxia_1", decks = { event = { "smoke_and_ash" } } }
      t:seat(1, { play = { "Tyrus Sheynathren", "dragon_hide", "Krol Blade" } })
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:will_answer("boss", "Krol Blade", "target")
      t:will_answer("boss", "no")
      t:to_action_phase()
    end,
    expect = function(t)
      t:in_play(1, "Krol Blade")
    end,
  },
  scenario "Smoke and Ash asks nothing where its target can't be destroyed" {
    cites = { "CR 712.7" },
    cards = { rock = ally "Rock" { cost = 1, atk = 1, damage = "melee", health = 3, text = "This can't be destroyed.",
      powers = { gives { to = this, cant = "be destroyed" } } } },
    given = function(t)
      t:boss { boss = "onyxia_1", decks = { event = { "smoke_and_ash" } } }
      t:seat(1, { play = { "Rock" } })
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:in_play(1, "Rock")
    end,
  },
}
