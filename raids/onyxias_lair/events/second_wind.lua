local words = use "onyxias_lair/words"

return event "Second Wind" {
  number = 26, rarity = "uncommon", tags = { "Onyxia" },
  text = "All find new strength: every player draws up to his maximum hand size.",
  play = function(me)
    for _, player in each(me.player.friends + me.player.opponents) do
      words.fill_hand(player)
    end
  end,
}
