local words = use "onyxias_lair/words"

return event "Feeding Time" {
  number = 11, rarity = "uncommon", tags = { "Onyxia" },
  values = { each = 2 },
  text = "Hungry mouths arrive: for each stage that has begun, {each} Whelps join you.",
  play = function(me) words.hatch(me.player, me.each * raid.stage) end,
}
