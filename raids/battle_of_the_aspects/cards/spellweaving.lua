return fixture "Spellweaving" {
  number = 6, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  powers = {
    pays { cost = { to_bottom = this }, basic = true, cites = "BA:Gift of the Aspects",
      targets = { target("foe", any.ally:with { keyword = "Boss", damaged = true }, harm) },
      effect = function(me, t) t.foe:destroy() end },
  },
}
