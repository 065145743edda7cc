return ally "Parvink" {
  number = 212, rarity = "common",
  cost = 3, atk = 2, damage = "melee", health = 2,
  tags = { "Gnome", "Warrior" }, faction = "alliance",
  keywords = { "Protector" },
  values = { cards = 1 },
  text = "Protector <p> When this enters play, draw {cards} card.",
  powers = {
    when.enters_play { of = this, effect = function(me) me.player:draw(me.cards) end },
  },
}
