return event "Focused Assault" {
  number = 29, rarity = "common", tags = { "Deathwing" },
  text = "This turn, your characters can attack only an opposing ally with the lowest remaining \z
    health, if able. Flip the top card of your deck.",
  play = function(me)
    your.character:gain { attacks_only = opposing.ally:lowest("remaining"), lasts = this_turn }
    me.player:flip_cards(1)
  end,
}
