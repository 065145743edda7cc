return ability "Aura of Desire" {
  number = 20, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  ongoing = true,
  values = { few = 1, some = 2, many = 5, amount = 2 },
  text = "Ongoing: Desire gives for what it is given. <p> [Activate], discard {few} card: target \z
    ally burns with envy, {amount} shadow damage from your hero. <p> [Activate], discard {some} \z
    cards: target ability or equipment is destroyed. <p> [Activate], discard {many} cards: nothing \z
    else remains, all opposing abilities, allies and equipment are destroyed.",
  powers = {
    pays { cost = { exhaust_this = true, discard = value.few },
      targets = { target("ally", any.ally, harm) },
      effect = function(me, t) me.hero:deal(me.amount, "shadow", t.ally) end },
    pays { cost = { exhaust_this = true, discard = value.some },
      targets = { target("thing", any.ability:or_type("equipment"), harm) },
      effect = function(me, t) t.thing:destroy() end },
    pays { cost = { exhaust_this = true, discard = value.many },
      effect = function() all(opposing.ability:or_type("ally", "equipment")):destroy() end },
  },
}
