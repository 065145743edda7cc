return ally "Mixi Crankhaven" {
  number = 41, rarity = "common",
  cost = 3, atk = 3, damage = "holy", health = 2,
  tags = { "Goblin", "Priest" }, faction = "horde",
  values = { prayer = 1 },
  text = "When you play an equipment, ally or ability card, this deals {prayer} unpreventable \z
    holy damage to target opposing hero.",
  powers = {
    when.played { whose = "your", of = any.ability:or_type("ally", "equipment"):in_zone("chain"),
      targets = { target("prey", opposing.hero, harm) },
      effect = function(me, event, t) me:deal(me.prayer, "holy", t.prey, { unpreventable = true }) end },
  },
}
