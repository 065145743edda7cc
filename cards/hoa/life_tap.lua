return ability "Life Tap" {
  number = 128, rarity = "uncommon",
  cost = 2, tags = { "Affliction" }, class = { "warlock" },
  instant = true,
  values = { blood = 2, cards = 2 },
  text = "Additional cost: {blood} damage is put on your hero. <p> Blood for insight: draw \z
    {cards} cards.",
  extra_cost = { damage = { to = your.hero, count = value.blood } },
  play = function(me) me.player:draw(me.cards) end,
}
