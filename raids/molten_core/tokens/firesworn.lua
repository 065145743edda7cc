return token "Firesworn" {
  number = 1, rarity = "common",
  atk = 2, damage = "melee", health = 2, tags = { "Elemental", "Token" },
  values = { spark = 1 },
  text = "When this is dealt fatal damage, it deals {spark} fire damage to the source of that \z
    damage.",
  powers = {
    when.dealt_damage { of = this, fatal = true,
      effect = function(me, event) me:deal(me.spark, "fire", event.source) end },
  },
}
