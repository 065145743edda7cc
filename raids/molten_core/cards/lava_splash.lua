local runes = use("molten_core/words").runes

return ability "Lava Splash" {
  number = 48, rarity = "uncommon", cost = 3,
  tags = { "Ragnaros" },
  values = { each = 1 },
  counts = { runes = count(runes) },
  text = "Your hero deals {each} fire damage to each character in target player's party for \z
    each of your runes.",
  targets = { target("foe", player.any, harm) },
  play = function(me, t) me.hero:deal(me.each * me.runes, "fire", any.character:of(t.foe)) end,
}
