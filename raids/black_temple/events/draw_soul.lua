return event "Draw Soul" {
  number = 67, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { drained = 5 },
  text = "Each opponent chooses an ally in his party, and these are destroyed. <p> Ongoing: Opposing heroes \z
    have -{drained} health.",
  play = function(me)
    local prey = me.player.opponents:each_choose { from = your.ally, prompt = "Which ally of yours is destroyed?",
      aim = harm }
    prey:destroy()
  end,
  powers = { gives { to = opposing.hero, health = plus(-value.drained) } },
}
