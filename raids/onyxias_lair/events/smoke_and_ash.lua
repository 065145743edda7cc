return event "Smoke and Ash" {
  number = 28, rarity = "uncommon", tags = { "Onyxia" },
  text = "You may destroy target equipment, ally or ability.",
  targets = { target("victim", any.ally:or_type("ability", "equipment"), harm) },
  play = function(me, t)
    if me.player:may("Destroy the chosen card?", "destroy", t.victim) then t.victim:destroy() end
  end,
}
