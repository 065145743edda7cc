return weapon "Deathbringer" {
  number = 29, rarity = "rare",
  cost = 3, atk = 2, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Axe" },
  class = { "hunter", "paladin", "shaman", "warrior" },
  text = "When your hero deals combat damage with this to an ally, your hero deals that much \z
    shadow damage to target hero in that ally's party.",
  powers = {
    when.dealt_damage { by = your.hero, of = any.ally, with = this, combat = true,
      targets = { target("leader", any.hero:of(event), harm) },
      effect = function(me, event, t) me.hero:deal(event.amount, "shadow", t.leader) end },
  },
  rulings = {
    "Struck together with another weapon, your hero deals as shadow damage all that both dealt.",
  },
}
