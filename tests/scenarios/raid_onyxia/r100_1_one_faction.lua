return {
  scenario "Raiders of Alliance and Horde don't raid together" {
    cites = { "R100.1" },
    raiders = 2,
    refused = "R100.1",
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo" })
      t:seat(2, { hero = "tdp/zenith_shadowforce" })
    end,
  },
  scenario "Raiders of one faction do" {
    cites = { "R100.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo" })
      t:seat(2, { hero = "tdp/bulkas_wildhorn" })
    end,
    expect = function(t)
      t:winner("none")
    end,
  },
}
