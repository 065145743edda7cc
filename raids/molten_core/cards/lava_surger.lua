return ally "Lava Surger" {
  number = 38, rarity = "uncommon", cost = 0, atk = 4, damage = "melee", health = 1,
  tags = { "Elemental", "Minion" },
  text = "When this deals combat damage to a hero, ready this. It can't attack that hero this \z
    turn.",
  powers = {
    when.dealt_damage { by = this, of = any.hero, combat = true,
      effect = function(me, event)
        me:ready()
        me:gain { cant_attack = any.hero:of(event.card.controller), lasts = this_turn }
      end },
  },
}
