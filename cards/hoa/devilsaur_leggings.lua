return armor "Devilsaur Leggings" {
  number = 284, rarity = "uncommon",
  cost = 3, def = 1,
  tags = { "Leggings (1)", "Leather" },
  class = { "druid", "hunter", "rogue" },
  text = "Hunt like the beast they came from: an ally that your hero deals combat damage to is \z
    destroyed.",
  powers = {
    when.dealt_damage { by = your.hero, to = any.ally, combat = true,
      effect = function(me, event) event.card:destroy() end },
  },
}
