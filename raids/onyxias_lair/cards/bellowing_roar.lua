return ability "Bellowing Roar" {
  number = 5, rarity = "uncommon",
  cost = 4, tags = { "Onyxia" },
  values = { stage = 3 },
  text = "Only if the stage is {stage}. Put each opposing ally into its owner's hand. Until the \z
    end of your next turn, allies in an opponent's deck, hand or graveyard can't be played.",
  only_if = word.stage:is(value.stage), cites = "R203.1b",
  play = function()
    all(opposing.ally):to_hand()
    opposing.ally:in_zone("hand", "deck", "graveyard"):gain {
      cant = "be played", lasts = until_end_of_your_next_turn }
  end,
}
