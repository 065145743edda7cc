return token "Son of Flame" {
  number = 1, rarity = "common",
  atk = 2, damage = "fire", health = 2, tags = { "Elemental", "Token" },
  keywords = { "Ferocity" },
  text = "Ferocity <p> This can't be dealt fire damage. <p> When an ally named Son of Flame \z
    leaves play and no other stays in play, if there is a non-turned over hero named Ragnaros, \z
    flip each hero named Ragnaros.",
  powers = {
    gives { to = this, cant_be_dealt = "fire" },
    when.leaves_play { of = any.ally:with { name = "Son of Flame" }, last = true,
      only_if = count(any.hero:with { name = "Ragnaros" }:without { back_up = true }):at_least(1),
      effect = function() all(any.hero:with { name = "Ragnaros" }):flip() end },
  },
}
