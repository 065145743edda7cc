return scenario "A card that names itself means itself, not another of its name" {
  cites = { "CR 200.1" },
  cards = {
    twin = ally "Twin" { cost = 1, atk = 1, damage = "melee", health = 5, text = "Twin has +1 ATK.",
      powers = { gives { to = this, atk = plus(1) } } },
  },
  given = function(t)
    t:seat(1, { play = { "Twin", "Twin" } })
  end,
  expect = function(t)
    t:atk({ "Twin", 1 }, 2)
    t:atk({ "Twin", 2 }, 2)
  end,
}
