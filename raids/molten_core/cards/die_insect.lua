local runes = use("molten_core/words").runes

return ability '"DIE, INSECT!"' {
  number = 42, rarity = "uncommon", cost = 2, instant = true,
  tags = { "Ragnaros" },
  ongoing = true,
  values = { cards = 1, each = 1 },
  counts = { runes = count(runes) },
  text = "Ongoing: When an opposing ally is destroyed, draw {cards} card. <p> Ongoing: When an \z
    opposing hero is destroyed, draw {each} card for each of your runes.",
  powers = {
    when.destroyed { of = opposing.ally, effect = function(me) me.player:draw(me.cards) end },
    when.destroyed { of = opposing.hero, effect = function(me) me.player:draw(me.each * me.runes) end },
  },
}
