return token "Firesworn" {
  number = 1, rarity = "common",
  atk = 2, damage = "melee", health = 2, tags = { "Elemental", "Token" },
  values = { spark = 1 },
  text = "When this is dealt fatal damage, whatever dealt it is dealt {spark} fire damage by \z
    this.",
  powers = {
    when.dealt_damage { of = this, fatal = true,
      effect = function(me, event) me:deal(me.spark, "fire", all { event.source }) end },
  },
}
