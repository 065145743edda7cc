return ally "Randipan" {
  number = 213, rarity = "uncommon",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Gnome", "Rogue" }, faction = "alliance",
  values = { cards = 1 },
  text = "When this deals combat damage to a defending hero, draw {cards} card.",
  powers = {
    when.dealt_damage { by = this, of = any.hero:with { defending = true }, combat = true,
      effect = function(me) me.player:draw(me.cards) end },
  },
}
