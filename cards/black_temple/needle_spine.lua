return ability "Needle Spine" {
  number = 12, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Traitor" }, class = { "hunter" }, requires = "traitor_hero",
  text = "This turn, when target character deals combat damage to your defending hero, your \z
    hero deals that much ranged damage to that character.",
  targets = { target("attacker", any.character, harm) },
  play = function(me, t) me:begin("spine", this_turn, { t.attacker }) end,
  later = {
    spine = when.dealt_damage { of = your.hero:with { defending = true }, by = given, combat = true,
      effect = function(me, event) me.hero:deal(event.amount, "ranged", event.source) end },
  },
}
