return fixture "Enter the Dream" {
  number = 3, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  values = { mend = 6 },
  text = "Remove this from the game: [Basic] your hero heals {mend} damage from target friendly \z
    hero. (Gained where a raiding hero has hurt Deathwing in his last stage.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      targets = { target("hero", friendly.hero, help) },
      effect = function(me, t) me.hero:heal(me.mend, t.hero) end },
  },
}
