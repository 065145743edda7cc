return ability "Curse of Agony" {
  number = 121, rarity = "rare",
  cost = 5, tags = { "Curse", "Affliction" }, class = { "warlock" },
  instant = true, ongoing = true,
  values = { growth = 1, amount = 1 },
  text = "Attaches to target character. <p> Ongoing: When your turn starts, put {growth} agony \z
    counter on this. Your hero deals {amount} shadow damage to the bearer for each agony \z
    counter on this.",
  attach = target("host", any.character, harm),
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me)
        me:add_counters("agony", me.growth)
        me.hero:deal(me.amount * me:counters("agony"), "shadow", me.host)
      end },
  },
}
