return ability "Crushing Shadows" {
  number = 15, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "priest" }, requires = "traitor_hero",
  text = "Each opponent discards a card at random. Your hero deals shadow damage to each \z
    opposing hero equal to the cost of the card that its controller discarded.",
  play = function(me)
    local lost, blows = {}, {}
    for _, player in each(me.player.opponents) do
      table.insert(lost, player.hand:random())
    end
    for _, card in ipairs(lost) do
      for _, gone in each(card:discard()) do
        table.insert(blows, { gone.cost, gone.owner.hero })
      end
    end
    me.hero:deal_each("shadow", blows)
  end,
}
