return fixture "Cauterize" {
  number = 2, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Put this under the deck: [Basic] destroy each ally named Corrupted Blood. (Gained \z
    where Deathwing had eight allies at once.)",
  powers = {
    pays { cost = { to_bottom = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me) all(any.ally:with { name = "Corrupted Blood" }):destroy() end },
  },
}
