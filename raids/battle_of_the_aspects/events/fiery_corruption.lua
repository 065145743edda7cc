return event "Fiery Corruption" {
  number = 27, rarity = "common", tags = { "Deathwing" },
  values = { burn = 5 },
  text = "Your hero deals {burn} fire damage to each opposing hero. Each opponent draws a card.",
  play = function(me)
    me.hero:deal(me.burn, "fire", opposing.hero)
    for _, player in each(me.player.opponents) do player:draw() end
  end,
}
