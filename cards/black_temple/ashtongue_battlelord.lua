return ally "Ashtongue Battlelord" {
  number = 29, rarity = "common", cost = 6, atk = 3, damage = "melee", health = 2,
  tags = { "Broken", "Warrior" },
  text = "While your hero is Traitor, when this enters play, destroy target opposing undamaged \z
    ally. <p> While your hero is Loyal, when this enters play, destroy each opposing damaged \z
    ally.",
  powers = {
    when.enters_play { hero = "Traitor", of = this,
      targets = { target("victim", opposing.ally:without { damaged = true }, harm) },
      effect = function(me, event, t) t.victim:destroy() end },
    when.enters_play { hero = "Loyal", of = this,
      effect = function() all(opposing.ally:with { damaged = true }):destroy() end },
  },
}
