local finds = use "hoa/finds"

return ally "Overseer Oilfist" {
  number = 245, rarity = "common",
  cost = 2, atk = 1, damage = "melee", health = 2,
  tags = { "Dwarf", "Warrior" }, unique = true,
  values = { look = 4 },
  text = "Oilfist enters play with an inventory: show all players the top {look} cards of your \z
    deck, keep one equipment among them in hand, and bury the rest at the bottom.",
  powers = {
    when.enters_play { of = this,
      effect = function(me) finds.one(me, me.look, any.equipment:in_zone("deck")) end },
  },
}
