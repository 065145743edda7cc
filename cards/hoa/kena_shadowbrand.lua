return ally "Kena Shadowbrand" {
  number = 190, rarity = "common",
  cost = 3, atk = 1, damage = "shadow", health = 3,
  tags = { "Gnome", "Warlock" }, faction = "alliance",
  values = { wound = 1, cards = 1 },
  text = "[Activate] and put {wound} damage on this: Draw {cards} card.",
  powers = {
    pays { cost = { exhaust = this, damage = { to = this, count = value.wound } },
      effect = function(me) me.player:draw(me.cards) end },
  },
}
