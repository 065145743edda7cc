local words = use "onyxias_lair/words"

return ability "The Whelp Pits" {
  number = 31, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  values = { stage = 2 },
  text = "Ongoing: When your turn starts, if the stage is {stage}, roll a die. Put Onyxian \z
    Whelp tokens into play, as many as the result. <p> Ongoing: Destroy this: Roll a die. Put \z
    Onyxian Whelp tokens into play, as many as the result.",
  powers = {
    at.start_of_turn { whose = "your", only_if = word.stage:is(value.stage),
      effect = function(me) words.hatch(me.player, me.player:roll()) end },
    pays { cost = { destroy = this },
      effect = function(me) words.hatch(me.player, me.player:roll()) end },
  },
}
