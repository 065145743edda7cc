return ally "Pathaleon the Calculator" {
  number = 212, rarity = "rare",
  cost = 6, atk = 6, damage = "arcane", health = 5,
  tags = { "Blood Elf", "Mage", "Traitor" }, unique = true, requires = "traitor_hero",
  values = { price = 2 },
  text = "While this is in your hand or in play, ({price}) and remove this from the game: \z
    Choose any number of cards in your hand. Put them on the bottom of your deck. Draw that \z
    many cards.",
  powers = {
    pays { cost = { resources = value.price, remove = this }, works_in = { "hand", "play" },
      effect = function(me)
        local back = me.player:choose { from = your.card:in_zone("hand"), up_to = #me.player.hand,
          prompt = "Under your deck?" }
        me.player:draw(#back:to_deck("bottom"))
      end },
  },
}
