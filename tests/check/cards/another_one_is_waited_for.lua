return ally "Test Brawler" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "When this deals combat damage to a hero, its controller discards a card.",  --> error text-whose
  powers = {
    when.dealt_damage { by = your.ally, of = any.hero, combat = true,
      effect = function(me, event) event.card.controller:discard(1) end },
  },
}
