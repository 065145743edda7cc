return ability "Bestial Wrath" {
  number = 35, rarity = "rare",
  cost = 1, tags = { "Beast Mastery" }, class = { "hunter" }, requires = "beast_mastery_hero",
  instant = true,
  values = { bonus = 3 },
  text = "This turn target Pet knows no pain: it has +{bonus} ATK. Prevent all damage to it this \z
    turn.",
  targets = { target("pet", any.ally:with { tag = "Pet" }, help) },
  play = function(me, t)
    t.pet:gain { atk = me.bonus, lasts = this_turn }
    me:begin("frenzy", this_turn, { t.pet })
  end,
  later = { frenzy = prevents.damage { to = given, all = true } },
}
