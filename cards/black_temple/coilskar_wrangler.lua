return ally "Coilskar Wrangler" {
  number = 35, rarity = "common", cost = 3, atk = 2, damage = "nature", health = 2,
  tags = { "Naga", "Traitor" }, requires = "traitor_hero",
  values = { price = 2 },
  text = "({price}) and destroy one of your allies: Each opponent chooses one of their allies. \z
    Destroy those cards.",
  powers = {
    pays { cost = { resources = value.price, destroy = your.ally },
      effect = function(me)
        me.player.opponents:each_choose { from = your.ally, to = "destroy", aim = harm,
          prompt = "Which ally do you destroy?" }:destroy()
      end },
  },
}
