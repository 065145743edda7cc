return event "Second Wind" {
  number = 26, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each player draws cards until reaching their hand limit.",
  play = function(me)
    for _, player in each(me.player.friends + me.player.opponents) do
      player:draw_to(player.hand_max)
    end
  end,
}
