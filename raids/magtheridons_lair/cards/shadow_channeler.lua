return ally "Shadow Channeler" {
  number = 37, rarity = "common",
  cost = 0, atk = 0, damage = "shadow", health = 4, tags = { "Warlock" },
  values = { base = 1, each = 1, price = 3, bolt = 1 },
  text = "This can't attack an ally. <p> While this is attacking, it has +{base} ATK and \z
    +{each} ATK for each of your Warlock allies that left their party this game. <p> ({price}), \z
    [Activate]: This deals {bolt} shadow damage to each character in target raiding player's \z
    party. Only in your turn.",
  powers = {
    gives { to = this, cant_attack = any.ally },
    gives { to = this, only_if = attacking,
      atk = plus(value.base + value.each * times("leaves_party", your.ally:with { tag = "Warlock" })) },
    pays { cost = { resources = value.price, exhaust = this }, only_your_turn = true,
      targets = { target("foe", player.raiding, harm) },
      effect = function(me, t) me:deal(me.bolt, "shadow", any.character:of(t.foe)) end },
  },
}
