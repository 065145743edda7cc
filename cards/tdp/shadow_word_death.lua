return ability "Shadow Word: Death" {
  number = 78, rarity = "common",
  cost = 2, tags = { "Shadow" }, class = { "priest" },
  instant = true,
  values = { amount = 3, price = 3 },
  text = "Your hero deals {amount} shadow damage to target character. If the damage on it is \z
    less than its health, put {price} damage on your hero.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "shadow", t.prey)
    if t.prey.damage < t.prey.health then me.hero:put_damage(me.price) end
  end,
}
