return event "Sacrificial Meal" {
  number = 24, rarity = "uncommon", tags = { "Onyxia" },
  text = "The beast must be fed: each opponent picks an ability, ally or equipment of his own, \z
    and what was picked is destroyed.",
  play = function(me)
    me.player.opponents:each_choose { from = your.ally:or_type("ability", "equipment"), to = "destroy",
      aim = harm }:destroy()
  end,
}
