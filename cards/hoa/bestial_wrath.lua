return ability "Bestial Wrath" {
  number = 35, rarity = "rare",
  cost = 1, tags = { "Beast Mastery" }, class = { "hunter" }, requires = "beast_mastery_hero",
  instant = true,
  values = { bonus = 3 },
  text = "Target Pet ally has +{bonus} ATK this turn. Prevent all damage to that ally this turn.",
  targets = { target("pet", any.ally:with { tag = "Pet" }, help) },
  play = function(me, t)
    t.pet:gain { atk = me.bonus, lasts = this_turn }
    me:begin("frenzy", this_turn, { t.pet })
  end,
  later = { frenzy = prevents.damage { to = given, all = true } },
}
