return ability "Will of Cenarius" {
  number = 7, rarity = "common",
  cost = 2, tags = { "Restoration" }, class = { "druid" },
  text = "Put the top card of each player's deck face down and exhausted into its owner's \z
    resource row.",
  play = function(me)
    for _, player in each(me.player.friends + me.player.opponents) do
      player.deck:top(1):to_resources { face = "down", exhausted = true, of = player }
    end
  end,
}
