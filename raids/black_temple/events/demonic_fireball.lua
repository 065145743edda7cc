return event "Demonic Fireball" {
  number = 66, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { flame = 5, pyre = 15, price = 2, spark = 1 },
  text = "An opponent whom you name chooses one: his own hero is dealt {flame} fire damage by The Betrayer; \z
    or a raiding hero whom he picks is dealt {pyre}. <p> Ongoing: ({price}): Target opposing hero is dealt \z
    {spark} fire damage by The Betrayer.",
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
