return ally "Gustaf Trueshot" {
  number = 166, rarity = "rare",
  cost = 6, atk = 6, damage = "ranged", health = 3,
  tags = { "Dwarf", "Hunter" }, faction = "alliance", requires = "dwarf_hero",
  keywords = { "Long-Range" },
  values = { price = 1 },
  text = "Long-Range <p> ({price}): Look at the top card of your deck. You may put it into your \z
    graveyard.",
  powers = {
    pays { cost = { resources = value.price },
      effect = function(me)
        local shot = me.player:choose {
          from = me.player.deck:top(1), up_to = 1, prompt = "Into your graveyard?" }
        shot:to_graveyard()
      end },
  },
}
