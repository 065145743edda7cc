return token "Lava Spawn" {
  number = 4, rarity = "common",
  atk = 1, damage = "fire", health = 1, tags = { "Elemental", "Token" },
  values = { young = 1 },
  text = "When your turn starts, put {young} Lava Spawn token into play.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.player:put_token("molten_core/lava_spawn", me.young) end },
  },
}
