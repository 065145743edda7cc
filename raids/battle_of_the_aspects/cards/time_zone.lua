return fixture "Time Zone" {
  number = 7, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  powers = {
    pays { cost = { to_bottom = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me) all(opposing.ally):gain { cant = "ready", lasts = next_ready_step } end },
  },
}
