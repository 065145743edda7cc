local runes = use("molten_core/words").runes

return ability "Flames of Sulfuron" {
  number = 44, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Ragnaros" },
  values = { each = 1 },
  counts = { runes = count(runes) },
  text = "Your hero deals {each} fire damage to target character for each of your runes.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.each * me.runes, "fire", t.prey) end,
}
