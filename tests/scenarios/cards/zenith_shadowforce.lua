return {
  scenario "Zenith Shadowforce turns an opposing hero over, and pays with his own flip" {
    cites = { "CR 301.2", "CR 701.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = 3, deck = { "Scorch" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", resources = 3, deck = { "Rend" } })
      t:boss { boss = "tdp/zenith_shadowforce", resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Zenith Shadowforce", { target = "Zenith Shadowforce" })
      t:uses("boss", "Zenith Shadowforce", { target = "Ta'zo" })
      t:everyone_passes()
      t:ready_resources("boss", 2)
      t:cant("boss", "uses", "Zenith Shadowforce")
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Ta'zo is turned over" }
      t:cant(1, "uses", "Ta'zo")
      t:not_told { "Bulkas Wildhorn is turned over" }
    end,
  },
  scenario "Zenith Shadowforce does not turn a hero back to its front" {
    cites = { "CR 301.2" },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", back = true }, resources = 3, deck = { "Scorch" } })
      t:boss { boss = "tdp/zenith_shadowforce", resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Zenith Shadowforce", { target = "Ta'zo" })
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:not_told { "Ta'zo is turned over" }
      t:cant(1, "uses", "Ta'zo")
    end,
  },
}
