return weapon "Souldrinker" {
  number = 72, rarity = "rare",
  cost = 3, atk = 1, damage = "melee", strike = 3,
  tags = { "One-Handed", "Melee (1)", "Sword" }, class = { "death_knight", "paladin", "rogue", "warrior" },
  values = { edge = 1 },
  text = "When a Monster hero deals combat damage with this, the source of that damage heals \z
    that much damage from itself. Put {edge} +1 ATK counter on this.",
  powers = {
    when.dealt_damage { by = any.hero:with { faction = "monster" }, with = this, combat = true,
      effect = function(me, event)
        event.source:heal(event.amount, event.source)
        me:add_counters("+1 ATK", me.edge)
      end },
  },
  rulings = { "Each character that is dealt damage heals the hero, and adds a counter." },
}
