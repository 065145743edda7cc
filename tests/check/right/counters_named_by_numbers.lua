-- The number of "+1 ATK counter" is part of a name, and no value (CR 404.1c).
return ally "Test Shade" {
  number = 1, rarity = "common", cost = 1, atk = 1, damage = "melee", health = 1, values = { whetted = 2 },
  text = "This enters play with {whetted} +1 ATK counters. <p> At the start of your turn, put a +1/+1 counter on this.",
  powers = { enters { counters = { ["+1 ATK"] = value.whetted } },
    at.start_of_turn { whose = "your", effect = function(me) me:add_counters("+1/+1", 1) end } },
}
