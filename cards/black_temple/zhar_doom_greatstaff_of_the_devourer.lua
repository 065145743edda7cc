return weapon "Zhar'doom, Greatstaff of the Devourer" {
  number = 10, rarity = "rare",
  cost = 3, atk = 1, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Staff" }, class = { "mage", "priest", "warlock" },
  values = { price = 1, meal = 3, amount = 3 },
  text = "({price}), exhaust your hero and remove from the game {meal} abilities in your \z
    graveyard: Your hero deals {amount} shadow damage to target character. Your hero heals \z
    {amount} damage from itself.",
  powers = {
    pays {
      cost = { resources = value.price, exhaust = your.hero,
        remove = { what = your.ability:in_zone("graveyard"), count = value.meal } },
      targets = { target("prey", any.character, harm) },
      effect = function(me, t)
        me.hero:deal(me.amount, "shadow", t.prey)
        me.hero:heal(me.amount, me.hero)
      end,
    },
  },
}
