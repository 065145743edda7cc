local words = use "onyxias_lair/words"

return ability "The Whelp Pits" {
  number = 31, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  values = { stage = 2 },
  text = "Ongoing: If it is stage {stage} as your turn starts, the pits stir: roll a die, and \z
    as many Whelps join you. <p> Destroy this: roll a die, and as many Whelps join you.",
  powers = {
    at.start_of_turn { whose = "your", if_ = word.stage:is(value.stage),
      effect = function(me) words.hatch(me.player, me.player:roll()) end },
    pays { cost = { destroy_this = true },
      effect = function(me) words.hatch(me.player, me.player:roll()) end },
  },
}
