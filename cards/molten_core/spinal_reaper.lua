return weapon "Spinal Reaper" {
  number = 28, rarity = "rare",
  cost = 5, atk = 3, damage = "melee", strike = 1,
  tags = { "Two-Handed", "Melee (1)", "Axe" },
  class = { "paladin", "warrior" },
  values = { cards = 1 },
  text = "When your hero deals fatal combat damage with this, draw {cards} card.",
  powers = {
    when.dealt_damage { by = your.hero, with = this, combat = true, fatal = true,
      effect = function(me) me.player:draw(me.cards) end },
  },
}
