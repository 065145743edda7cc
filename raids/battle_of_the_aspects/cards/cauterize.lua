return fixture "Cauterize" {
  number = 2, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Remove this from the game: [Basic] destroy each ally named Corrupted Blood. (Gained \z
    where Deathwing had eight allies at once.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me) all(any.ally:with { name = "Corrupted Blood" }):destroy() end },
  },
}
