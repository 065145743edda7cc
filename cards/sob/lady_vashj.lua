return ally "Lady Vashj" {
  number = 210, rarity = "epic",
  cost = 9, atk = 6, damage = "melee", health = 9,
  tags = { "Naga", "Traitor" }, unique = true, requires = "traitor_hero",
  values = { size = 1 },
  text = "The tide serves her: at the end of each turn roll a die, and as many Naga ally tokens with {size} \z
    melee ATK and {size} health rise into your party.",
  powers = {
    at.end_of_turn { effect = function(me)
      me.player:put_token("sob/naga", me.player:roll(), { atk = me.size, health = me.size })
    end },
  },
}
