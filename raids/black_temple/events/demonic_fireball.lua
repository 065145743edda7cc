return event "Demonic Fireball" {
  number = 66, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { flame = 5, pyre = 15, price = 2, spark = 1 },
  text = "Choose an opponent, and he chooses one: The Betrayer deals {flame} fire damage to his hero; or The \z
    Betrayer deals {pyre} fire damage to a raiding hero whom that opponent picks. <p> Ongoing: ({price}): The \z
    Betrayer deals {spark} fire damage to target opposing hero.",
  modes = {
    by = "opponent",
    mode { text = "{flame} fire damage to your hero",
      play = function(me) me.hero:deal(me.flame, "fire", me.link.chooser.hero) end },
    mode { text = "{pyre} fire damage to a raiding hero of your choice",
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
