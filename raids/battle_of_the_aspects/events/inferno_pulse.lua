return event "Inferno Pulse" {
  number = 32, rarity = "common", tags = { "Deathwing" },
  values = { pulse = 1 },
  text = "Your hero deals {pulse} fire damage to each opposing character. Flip the top card of \z
    your deck.",
  play = function(me)
    me.hero:deal(me.pulse, "fire", opposing.character)
    me.player:flip_cards(1)
  end,
}
