return ally "Morik" {
  number = 224, rarity = "common",
  cost = 3, atk = 2, damage = "frost", health = 2,
  tags = { "Orc", "Shaman" }, faction = "horde",
  keywords = { "Ferocity" },
  values = { cards = 1 },
  text = "Ferocity <p> When this attacks, each player draws {cards} card.",
  powers = {
    when.attacks { of = this,
      effect = function(me)
        for _, player in each(me.player.friends + me.player.opponents) do
          player:draw(me.cards)
        end
      end },
  },
}
