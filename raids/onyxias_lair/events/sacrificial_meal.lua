return event "Sacrificial Meal" {
  number = 24, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each opponent chooses one of their equipment, allies or abilities. Destroy those \z
    cards.",
  play = function(me)
    me.player.opponents:each_choose { from = your.ally:or_type("ability", "equipment"), to = "destroy",
      aim = harm }:destroy()
  end,
}
