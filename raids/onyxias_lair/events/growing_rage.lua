return event "Growing Rage" {
  number = 14, rarity = "uncommon", tags = { "Onyxia" },
  text = "Her anger grows: draw as many cards as the stage says.",
  play = function(me) me.player:draw(raid.stage) end,
}
