return ability "Bellowing Roar" {
  number = 5, rarity = "uncommon",
  cost = 4, tags = { "Onyxia" },
  values = { stage = 3 },
  text = "Stage {stage} only. <p> Each opposing ally flees to the hand of its owner. Until the \z
    end of your next turn, your opponents can't play allies.",
  only_if = word.stage:is(value.stage), cites = "R203.1b",
  play = function()
    all(opposing.ally):to_hand()
    opposing.ally:in_zone("hand", "deck", "graveyard"):gain {
      cant = "be played", lasts = until_end_of_your_next_turn }
  end,
}
