return event "The High Cost of Dragonslaying" {
  number = 17, rarity = "uncommon", tags = { "Onyxia" },
  text = "You may destroy target equipment.",
  targets = { target("equipment", any.equipment, harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen equipment?", "destroy", t.equipment) then t.equipment:destroy() end
  end,
}
