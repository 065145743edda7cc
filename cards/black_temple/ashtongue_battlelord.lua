return ally "Ashtongue Battlelord" {
  number = 29, rarity = "common", cost = 6, atk = 3, damage = "melee", health = 2,
  tags = { "Broken", "Warrior" },
  text = "Traitor Hero: As he enters play he proves his oath on the unharmed: target undamaged \z
    opposing ally is destroyed. <p> Loyal Hero: As he enters play he proves it on the harmed: all \z
    damaged opposing allies are destroyed.",
  powers = {
    when.enters_play { hero = "Traitor", of = this,
      targets = { target("victim", opposing.ally:without { damaged = true }, harm) },
      effect = function(me, event, t) t.victim:destroy() end },
    when.enters_play { hero = "Loyal", of = this,
      effect = function() all(opposing.ally:with { damaged = true }):destroy() end },
  },
}
