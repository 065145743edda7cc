-- A master hero: what his party's hero had is his (CR 301.4).
return hero "Illidan Stormrage" {
  number = 1, rarity = "rare",
  master = true, cost = 11, atk = 5, damage = "melee", health = 35,
  tags = { "Night Elf", "Demon", "Demonhunter", "Traitor" }, requires = "traitor_hero",
  cites = "BT:Master Heroes",
  text = "When your turn starts, you may choose a Traitor ally in your collection. Put it into \z
    play.",
  rulings = {
    "Your collection is every card that a deck may hold, as often as you like.",
    "He starts in your deck, and is played out of your hand. Damage, attachments, counters, readiness and \z
      whatever lasts on the hero before him are his; that hero is out of the game for good.",
    "He can't be turned over or face down.",
    "He has neither faction nor class. You still play cards of both, for deck rules hold for building alone; \z
      what looks for a trait of your hero while he is there does not find it.",
  },
  powers = {
    at.start_of_turn { whose = "your", cites = "R505:Illidan Stormrage", effect = function(me)
      local key = me.player:choose_from_collection({ type = "ally", tag = "Traitor" },
        { prompt = "Which Traitor do you call? (None: nobody)", may = true })
      local called = key and me.player:make_card(key)
      if called then called:to_play { under = me.player } end
    end },
  },
}
