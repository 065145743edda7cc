return event "Inferno Pulse" {
  number = 32, rarity = "common", tags = { "Deathwing" },
  values = { pulse = 1 },
  play = function(me)
    me.hero:deal(me.pulse, "fire", opposing.character)
    me.player:flip_cards(1)
  end,
}
