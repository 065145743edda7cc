return ally "Lady Vashj" {
  number = 210, rarity = "epic",
  cost = 9, atk = 6, damage = "melee", health = 9,
  tags = { "Naga", "Traitor" }, unique = true, requires = "traitor_hero",
  values = { size = 1 },
  text = "When each turn ends, roll a die. Put Naga tokens into play with {size} melee ATK and \z
    {size} health, as many as the result.",
  powers = {
    at.end_of_turn { effect = function(me)
      me.player:put_token("sob/naga", me.player:roll(), { atk = me.size, health = me.size })
    end },
  },
}
