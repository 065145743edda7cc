return ally "Korthas Greybeard" {
  number = 174, rarity = "common",
  cost = 1, atk = 1, damage = "melee", health = 2,
  tags = { "Dwarf", "Paladin" }, faction = "alliance",
  keywords = { "Protector" },
  values = { amount = 1 },
  text = "Protector <p> [Activate]: Prevent the next {amount} damage to target character for \z
    the rest of the game.",
  powers = {
    pays { cost = { exhaust = this },
      targets = { target("ward", any.character, help) },
      effect = function(me, t)
        me:begin("blessing", rest_of_game, { left = me.amount, t.ward })
      end },
  },
  later = { blessing = prevents.damage { to = given } },
}
