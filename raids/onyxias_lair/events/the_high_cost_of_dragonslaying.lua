return event "The High Cost of Dragonslaying" {
  number = 17, rarity = "uncommon", tags = { "Onyxia" },
  text = "Target equipment glows red-hot: you may destroy it.",
  targets = { target("equipment", any.equipment, harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen equipment?", "destroy", t.equipment) then t.equipment:destroy() end
  end,
}
