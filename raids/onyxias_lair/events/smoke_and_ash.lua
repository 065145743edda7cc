return event "Smoke and Ash" {
  number = 28, rarity = "uncommon", tags = { "Onyxia" },
  text = "Little may be left of target ability, ally or equipment: you may destroy it.",
  targets = { target("victim", any.ally:or_type("ability", "equipment"), harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen card?", "destroy", t.victim) then t.victim:destroy() end
  end,
}
