return ability "Life Tap" {
  number = 128, rarity = "uncommon",
  cost = 2, tags = { "Affliction" }, class = { "warlock" },
  instant = true,
  values = { blood = 2, cards = 2 },
  text = "As an additional cost, put {blood} damage on your hero. Draw {cards} cards.",
  extra_cost = { damage = { to = your.hero, count = value.blood } },
  play = function(me) me.player:draw(me.cards) end,
}
