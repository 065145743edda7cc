return ally "Randipan" {
  number = 213, rarity = "uncommon",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Gnome", "Rogue" }, faction = "alliance",
  values = { cards = 1 },
  text = "A blade in front, a hand in the pocket: as Randipan deals combat damage to a defending \z
    hero, you draw {cards} card.",
  powers = {
    when.dealt_damage { by = this, to = any.hero:with { defending = true }, combat = true,
      effect = function(me) me.player:draw(me.cards) end },
  },
}
