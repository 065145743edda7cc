return {
  scenario "Halberd of Smiting may spare the wounded" {
    cites = { "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 4, hand = { "Halberd of Smiting" } })
      t:boss { play = { { "Morik", damage = 1 }, "Vesh'ral" } }
    end,
    play = function(t)
      t:plays(1, "Halberd of Smiting")
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "no")
    end,
    expect = function(t)
      t:in_play("boss", "Morik")
      t:in_play(1, "Halberd of Smiting")
    end,
  },
  scenario "Halberd of Smiting leaves the unhurt alone" {
    cites = { "CR 708.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 4, hand = { "Halberd of Smiting" } })
      t:boss { play = { "Vesh'ral" } }
    end,
    play = function(t)
      t:plays(1, "Halberd of Smiting")
      t:everyone_passes()
    end,
    expect = function(t)
      t:asked(1, "Your move")
      t:in_play("boss", "Vesh'ral")
      t:in_play(1, "Halberd of Smiting")
    end,
  },
}
