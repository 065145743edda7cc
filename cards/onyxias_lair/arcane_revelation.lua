return ability "Arcane Revelation" {
  number = 1, rarity = "uncommon",
  cost = 3, tags = { "Arcane" }, class = { "mage" },
  instant = true,
  values = { cards = 1 },
  text = "Each friendly player draws {cards} card.",
  play = function(me)
    for _, friend in each(me.player.friends) do
      friend:draw(me.cards)
    end
  end,
}
