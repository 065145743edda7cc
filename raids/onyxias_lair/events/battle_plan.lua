return event "Battle Plan" {
  number = 1, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 1 },
  text = "Each opponent draws {cards} card.",
  play = function(me)
    for _, player in each(me.player.opponents) do
      player:draw(me.cards)
    end
  end,
}
