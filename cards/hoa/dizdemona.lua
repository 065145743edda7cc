return hero "Dizdemona" {
  number = 2, rarity = "uncommon",
  health = 28,
  tags = { "Gnome", "Warlock", "Affliction", "Mining", "Tailoring" },
  class = { "warlock" }, faction = "alliance",
  values = { price = 3 },
  text = "({price}), flip this and put any amount of damage on this: This deals that much \z
    shadow damage to target ally. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, flip = this, damage = { to = this, any_number = true } },
      only_your_turn = true,
      targets = { target("prey", any.ally, harm) },
      effect = function(me, t) me:deal(me.paid, "shadow", t.prey) end },
  },
  back = {},
  rulings = { "What makes a cost with (X) cheaper does not touch her price: her X is damage." },
}
