return weapon "Vis'kag the Bloodletter" {
  number = 33, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  text = "When your hero deals combat damage with this to an undamaged ally, destroy that ally.",
  powers = {
    when.dealt_damage { by = your.hero, with = this, combat = true,
      of = any.ally:without { damaged = true },  -- CR 703.4
      effect = function(me, event) event.card:destroy() end },
  },
  rulings = { "It has to be undamaged before that damage." },
}
