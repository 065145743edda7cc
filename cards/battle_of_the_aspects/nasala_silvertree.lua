return ally "Nasala Silvertree" {
  number = 36, rarity = "rare",
  cost = 3, atk = 0, damage = "melee", health = 6,
  tags = { "Night Elf", "Druid" }, faction = "alliance",
  values = { force = 1, life = 1 },
  text = "When each turn starts, put a Treant token into play with {force} melee ATK and {life} \z
    health.",
  powers = {
    at.start_of_turn {
      effect = function(me)
        me.player:put_token("battle_of_the_aspects/treant", 1, { atk = me.force, health = me.life })
      end },
  },
}
