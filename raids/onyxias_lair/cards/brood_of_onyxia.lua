local words = use "onyxias_lair/words"

return ability "Brood of Onyxia" {
  number = 6, rarity = "uncommon",
  cost = 4, tags = { "Onyxia" },
  values = { stage = 2, whelps = 10 },
  text = "Only if the stage is {stage}. Put {whelps} Onyxian Whelp tokens into play.",
  only_if = word.stage:is(value.stage), cites = "R203.1b",
  play = function(me) words.hatch(me.player, me.whelps) end,
}
