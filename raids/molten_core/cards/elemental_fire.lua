return ability "Elemental Fire" {
  number = 43, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Ragnaros" },
  text = "This turn, when a character deals damage to your hero, your hero deals that much fire \z
    damage to each character in the source of that damage's controller's party.",
  play = function(me) me:begin("burns_back", this_turn) end,
  later = {
    burns_back = when.dealt_damage { of = your.hero, by = any.character,
      effect = function(me, event) me.hero:deal(event.amount, "fire", any.character:of(event.source.controller)) end },
  },
}
