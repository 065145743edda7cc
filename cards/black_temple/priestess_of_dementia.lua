return ally "Priestess of Dementia" {
  number = 38, rarity = "common", cost = 4, atk = 4, damage = "melee", health = 2,
  tags = { "Shivan", "Demon", "Traitor" }, requires = "traitor_hero",
  values = { price = 2 },
  text = "({price}) and destroy one of your allies: Each opponent chooses one of their \z
    equipment or abilities. Destroy those cards.",
  powers = {
    pays { cost = { resources = value.price, destroy = your.ally },
      effect = function(me)
        me.player.opponents:each_choose { from = your.ability:or_type("equipment"), to = "destroy", aim = harm,
          prompt = "Which ability or equipment do you destroy?" }:destroy()
      end },
  },
}
