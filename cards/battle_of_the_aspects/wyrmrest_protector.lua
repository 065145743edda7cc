return ally "Wyrmrest Protector" {
  number = 59, rarity = "uncommon",
  cost = 6, atk = 5, damage = "fire", health = 5,
  tags = { "Red Dragonkin" },
  text = "Your allies have \"When this deals damage to an opposing hero, (In combat or not.) it \z
    heals that much damage from your hero.\"",
  powers = { gives { to = your.ally, power = "mends" } },
  grants = {
    mends = when.dealt_damage { by = this, of = opposing.hero,
      effect = function(me, event) me:heal(event.amount, me.hero) end },
  },
}
