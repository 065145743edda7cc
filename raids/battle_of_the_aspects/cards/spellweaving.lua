return fixture "Spellweaving" {
  number = 6, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Remove this from the game: [Basic] destroy target damaged ally with Boss. (Gained where \z
    Deathwing had two allies with Boss at once.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      targets = { target("foe", any.ally:with { keyword = "Boss", damaged = true }, harm) },
      effect = function(me, t) t.foe:destroy() end },
  },
}
