return ability "Scorching Totem" {
  number = 24, rarity = "common", instant = true, ongoing = true,
  cost = 3, atk = 0, damage = "fire", health = 5,
  tags = { "Elemental", "Fire Totem (1)" }, class = { "shaman" },
  values = { scorch = 1 },
  text = "Ongoing: When your turn starts, your hero deals {scorch} fire damage (This counts, \z
    too.) to target opposing hero for each of your allies.",
  powers = {
    at.start_of_turn { whose = "your", targets = { target("prey", opposing.hero, harm) },
      effect = function(me, event, t) me.hero:deal(me.scorch * #all(your.ally), "fire", t.prey) end },
  },
}
