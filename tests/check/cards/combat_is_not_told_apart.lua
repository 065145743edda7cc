return ally "Test Brawler" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "When this deals combat damage to a hero, its controller discards a card.",  --> error text-when
  powers = {
    when.dealt_damage { by = this, of = any.hero,
      effect = function(me, event) event.card.controller:discard(1) end },
  },
}
