return {
  scenario "Kalithresh brews at the end of his turns, and drinks at their start" {
    raid = "duel",
    cites = { "CR 503.1", "CR 712.4" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", play = { "Warlord Kalithresh" }, deck = { "Rend", "Rend" } })
      t:seat(2, { deck = { "Rend", "Rend" } })
    end,
    play = function(t)
      t:count_in_play(1, "Naga Distiller", 0)
      t:ends_turn()
      t:count_in_play(1, "Naga Distiller", 1)
      t:atk("Naga Distiller", 0)
      t:health("Naga Distiller", 1)
      t:atk("Warlord Kalithresh", 5)
      t:ends_turn()                                         -- the other one's turn brews nothing
      t:is_turn(1)
      t:count_in_play(1, "Naga Distiller", 0)
      t:atk("Warlord Kalithresh", 10)
      t:ends_turn()
    end,
    expect = function(t)
      t:atk("Warlord Kalithresh", 5)                        -- this turn alone
      t:count_in_play(1, "Naga Distiller", 1)
    end,
  },
  scenario "Without a Distiller nothing is destroyed, and he stays as he is" {
    raid = "duel",
    cites = { "CR 712.4" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", play = { "Warlord Kalithresh" }, deck = { "Rend" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:atk("Warlord Kalithresh", 5)
    end,
  },
}
