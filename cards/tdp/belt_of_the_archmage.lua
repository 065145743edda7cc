local finds = use "hoa/finds"

return armor "Belt of the Archmage" {
  number = 249, rarity = "rare",
  cost = 5, def = 1,
  tags = { "Waist (1)", "Cloth" },
  class = { "mage", "priest", "warlock" },
  values = { look = 3 },
  text = "Clasped on (it enters play), the belt shows all players the top {look} cards of your \z
    deck: each ability among them is yours to hold in hand, the others sink to the bottom.",
  powers = {
    when.enters_play { of = this,
      effect = function(me) finds.all(me, me.look, any.ability:in_zone("deck")) end },
  },
}
