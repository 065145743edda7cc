return event "Focused Assault" {
  number = 29, rarity = "common", tags = { "Deathwing" },
  play = function(me)
    your.character:gain { attacks_only = opposing.ally:lowest("remaining"), lasts = this_turn }
    me.player:flip_cards(1)
  end,
}
