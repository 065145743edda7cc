local finds = use "hoa/finds"

return armor "Belt of the Archmage" {
  number = 249, rarity = "rare",
  cost = 5, def = 1,
  tags = { "Waist (1)", "Cloth" },
  class = { "mage", "priest", "warlock" },
  values = { look = 3 },
  text = "When this enters play, reveal the top {look} cards of your deck. Put each ability \z
    among them into your hand. Put the rest on the bottom of your deck.",
  powers = {
    when.enters_play { of = this,
      effect = function(me) finds.all(me, me.look, any.ability:in_zone("deck")) end },
  },
}
