local words = use "onyxias_lair/words"

return event "Feeding Time" {
  number = 11, rarity = "uncommon", tags = { "Onyxia" },
  values = { each = 2 },
  text = "Put Onyxian Whelp tokens into play, as many as {each} times the stage.",
  play = function(me) words.hatch(me.player, me.each * raid.stage) end,
}
