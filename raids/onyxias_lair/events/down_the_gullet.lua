return event "Down the Gullet" {
  number = 9, rarity = "uncommon", tags = { "Onyxia" },
  text = "You may destroy target ally.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen ally?", "destroy", t.ally) then t.ally:destroy() end
  end,
}
