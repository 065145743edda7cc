return event "Second Wind" {
  number = 26, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each player draws cards until he has as many as his maximum hand size.",
  play = function(me)
    for _, player in each(me.player.friends + me.player.opponents) do
      player:draw_to(player.hand_max)
    end
  end,
}
