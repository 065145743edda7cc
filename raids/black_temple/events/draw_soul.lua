return event "Draw Soul" {
  number = 67, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { drained = 5 },
  text = "Each opponent chooses one of their allies. Destroy those cards. <p> Ongoing: Opposing \z
    heroes have -{drained} health.",
  play = function(me)
    me.player.opponents:each_choose { from = your.ally, to = "destroy", aim = harm,
      prompt = "Which ally of yours is destroyed?" }:destroy()
  end,
  powers = { gives { to = opposing.hero, health = plus(-value.drained) } },
}
