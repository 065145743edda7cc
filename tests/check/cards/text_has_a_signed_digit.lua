return ally "Test Shade" {
  cost = 1, atk = 1, damage = "melee", health = 1, values = { whetted = 2 },
  text = "This enters play with {whetted} +1 ATK counters, and has +1 ATK beside a counter.",  --> error text-number
  powers = { enters { counters = { ["+1 ATK"] = value.whetted } }, gives { to = this, atk = plus(1) } },
}
