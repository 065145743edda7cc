return ability "Aura of Desire" {
  number = 20, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  ongoing = true,
  values = { few = 1, some = 2, many = 5, amount = 2 },
  text = "Ongoing: [Activate] and discard a card: Your hero deals {amount} shadow damage to \z
    target ally. <p> Ongoing: [Activate] and discard {some} cards: Destroy target equipment or \z
    ability. <p> Ongoing: [Activate] and discard {many} cards: Destroy each opposing equipment, \z
    ally or ability.",
  powers = {
    pays { cost = { exhaust = this, discard = value.few },
      targets = { target("ally", any.ally, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "shadow", t.ally) end },
    pays { cost = { exhaust = this, discard = value.some },
      targets = { target("thing", any.ability:or_type("equipment"), harm) },
      effect = function(me, t) t.thing:destroy() end },
    pays { cost = { exhaust = this, discard = value.many },
      effect = function() all(opposing.equipment:or_type("ally", "ability")):destroy() end },
  },
}
