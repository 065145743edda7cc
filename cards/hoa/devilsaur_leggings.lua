return armor "Devilsaur Leggings" {
  number = 284, rarity = "uncommon",
  cost = 3, def = 1,
  tags = { "Leggings (1)", "Leather" },
  class = { "druid", "hunter", "rogue" },
  text = "When your hero deals combat damage to an ally, destroy it.",
  powers = {
    when.dealt_damage { by = your.hero, of = any.ally, combat = true,
      effect = function(me, event) event.card:destroy() end },
  },
  rulings = { "What is destroyed is the ally." },
}
