local finds = use "hoa/finds"

return ally "Overseer Oilfist" {
  number = 245, rarity = "common",
  cost = 2, atk = 1, damage = "melee", health = 2,
  tags = { "Dwarf", "Warrior" }, unique = true,
  values = { look = 4 },
  text = "When this enters play, reveal the top {look} cards of your deck. Put one equipment \z
    among them into your hand. Put the rest on the bottom of your deck.",
  powers = {
    when.enters_play { of = this,
      effect = function(me) finds.one(me, me.look, any.equipment:in_zone("deck")) end },
  },
}
