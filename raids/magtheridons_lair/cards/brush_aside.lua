local bloods = use("magtheridons_lair/words").bloods

return ability "Brush Aside" {
  number = 9, rarity = "uncommon", cost = 3, instant = true,
  values = { each = 1 },
  text = "Interrupt target equipment, ally or ability card on the chain. Your hero deals {each} \z
    melee damage to that link's controller's hero for each Blood fixture.",
  targets = { target("card", link.ability.ally.equipment, harm) },
  play = function(me, t)
    local owner = t.card.controller
    t.card:interrupt()
    me.hero:deal(me.each * #all(bloods), "melee", owner.hero)
  end,
}
