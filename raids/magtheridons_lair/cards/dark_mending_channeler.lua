return ally "Dark Mending Channeler" {
  number = 36, rarity = "common",
  cost = 0, atk = 0, damage = "shadow", health = 4, tags = { "Warlock" },
  values = { base = 1, each = 1 },
  text = "This can't attack an ally. <p> While this is attacking, it has +{base} ATK and \z
    +{each} ATK for each of your Warlock allies that left their party this game. <p> [Activate]: \z
    This heals all damage from target friendly ally. Only in your turn.",
  powers = {
    gives { to = this, cant_attack = any.ally },
    gives { to = this, only_if = attacking,
      atk = plus(value.base + value.each * times("leaves_party", your.ally:with { tag = "Warlock" })) },
    pays { cost = { exhaust = this }, only_your_turn = true, targets = { target("friend", friendly.ally, help) },
      effect = function(me, t) me:heal("all", t.friend) end },
  },
}
