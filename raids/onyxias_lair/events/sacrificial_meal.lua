return event "Sacrificial Meal" {
  number = 24, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each opponent chooses one of their equipment, allies or abilities. Destroy them.",
  play = function(me)
    me.player.opponents:each_choose { from = your.ally:or_type("ability", "equipment"), to = "destroy",
      aim = harm }:destroy()
  end,
}
