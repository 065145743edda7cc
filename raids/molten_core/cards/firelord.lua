return ally "Firelord" {
  number = 34, rarity = "uncommon", cost = 0, atk = 2, damage = "melee", health = 2,
  tags = { "Elemental", "Minion" },
  values = { young = 1 },
  text = "When this enters play, put {young} Lava Spawn token into play.",
  powers = {
    when.enters_play { of = this, effect = function(me) me.player:put_token("molten_core/lava_spawn", me.young) end },
  },
}
