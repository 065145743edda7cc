return event "Demonic Fireball" {
  number = 66, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { flame = 5, pyre = 15, price = 2, spark = 1 },
  text = "An opponent of your choice chooses one: Your hero deals {flame} fire damage to that \z
    opponent's hero. Or: Your hero deals {pyre} fire damage to an opposing hero of that \z
    opponent's choice. <p> Ongoing: ({price}): Your hero deals {spark} fire damage to target \z
    opposing hero.",
  modes = {
    by = "opponent",
    mode { text = "The Boss deals {flame} fire damage to your hero.",
      play = function(me) me.hero:deal(me.flame, "fire", me.link.chooser.hero) end },
    mode { text = "The Boss deals {pyre} fire damage to a raiding hero of your choice.",
      play = function(me)
        local prey = me.link.chooser:choose { from = opposing.hero, prompt = "Which raiding hero burns?", aim = harm }
        me.hero:deal(me.pyre, "fire", prey)
      end },
  },
  powers = {
    pays { cost = { resources = value.price },
      targets = { target("hero", opposing.hero, harm) },
      effect = function(me, t) me.hero:deal(me.spark, "fire", t.hero) end },
  },
}
