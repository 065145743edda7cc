return fixture "Time Zone" {
  number = 7, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Remove this from the game: [Basic] each opposing ally can't ready in their controllers' \z
    next ready step. (Gained where five or more allies lay in Deathwing's graveyard as the last \z
    hero was destroyed.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me) all(opposing.ally):gain { cant = "ready", lasts = next_ready_step } end },
  },
}
