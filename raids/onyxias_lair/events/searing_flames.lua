return event "Searing Flames" {
  number = 25, rarity = "uncommon", tags = { "Onyxia" },
  text = "You may destroy target ability.",
  targets = { target("ability", any.ability, harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen ability?", "destroy", t.ability) then t.ability:destroy() end
  end,
}
