return event "Break in the Action" {
  number = 3, rarity = "uncommon", tags = { "Onyxia" },
  values = { cards = 1 },
  text = "Each player draws {cards} card.",
  play = function(me)
    for _, player in each(me.player.friends + me.player.opponents) do
      player:draw(me.cards)
    end
  end,
}
