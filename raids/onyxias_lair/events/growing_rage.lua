return event "Growing Rage" {
  number = 14, rarity = "uncommon", tags = { "Onyxia" },
  text = "Draw cards equal to the stage.",
  play = function(me) me.player:draw(raid.stage) end,
}
