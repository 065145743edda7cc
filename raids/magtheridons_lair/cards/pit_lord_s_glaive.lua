local words = use "magtheridons_lair/words"

return weapon "Pit Lord's Glaive" {
  number = 40, rarity = "uncommon", cost = 4, atk = 4, damage = "melee", strike = 0,
  tags = { "Two-Handed", "Melee (1)", "Polearm" },
  text = "Only if you have a Lair fixture. <p> When your hero deals combat damage to a \z
    character, your hero deals that much melee damage to target character other than that one.",
  only_if = words.unleashed:at_least(1),
  powers = {
    when.dealt_damage { by = your.hero, of = any.character, combat = true,
      targets = { target("second", any.character:other(event), harm) },
      effect = function(me, event, t) me.hero:deal(event.amount, "melee", t.second) end },
  },
}
