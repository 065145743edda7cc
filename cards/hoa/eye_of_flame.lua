return armor "Eye of Flame" {
  number = 287, rarity = "rare",
  cost = 2, def = 0,
  tags = { "Head (1)", "Cloth" },
  class = { "mage", "warlock" },
  values = { price = 1, amount = 1 },
  text = "({price}) and exhaust your hero: If your hero has dealt fire damage this turn, it \z
    deals {amount} fire damage to target character.",
  powers = {
    pays { cost = { resources = value.price, exhaust = your.hero },
      targets = { target("prey", any.character, harm) },
      effect = function(me, t)
        if me.hero:is(your.hero:with { dealt_this_turn = "fire" }) then
          me.hero:deal(me.amount, "fire", t.prey)
        end
      end },
  },
}
