return ability "Hateful Strike" {
  number = 16, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Combo", "Traitor" }, class = { "rogue" }, requires = "traitor_hero",
  text = "Hatred finds the last one standing: if there is exactly one ally in the party of target \z
    player, it is destroyed.",
  targets = { target("who", player.any, harm) },
  play = function(me, t)
    local allies = all(any.ally:of(t.who))
    if #allies == 1 then allies:destroy() end
  end,
}
