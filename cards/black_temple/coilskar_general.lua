return ally "Coilskar General" {
  number = 34, rarity = "common", cost = 6, atk = 3, damage = "melee", health = 3,
  tags = { "Naga", "Warrior", "Traitor" }, requires = "traitor_hero",
  values = { guard = 3, atk_each = 1, health_each = 1 },
  text = "When this enters play, put {guard} Naga tokens into play with {atk_each} melee ATK \z
    and {health_each} health.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        me.player:put_token("black_temple/naga", me.guard,
          { atk = me.atk_each, health = me.health_each })
      end },
  },
}
