return ability "Hateful Strike" {
  number = 16, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Combo", "Traitor" }, class = { "rogue" }, requires = "traitor_hero",
  text = "If there is exactly one ally in target player's party, destroy it.",
  targets = { target("who", player.any, harm) },
  play = function(me, t)
    local allies = all(any.ally:of(t.who))
    if #allies == 1 then allies:destroy() end
  end,
}
