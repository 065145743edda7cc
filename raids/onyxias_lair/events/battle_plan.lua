return event "Battle Plan" {
  number = 1, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 1 },
  text = "A moment to think: your opponents draw {cards} card each.",
  play = function(me)
    for _, player in each(me.player.opponents) do
      player:draw(me.cards)
    end
  end,
}
