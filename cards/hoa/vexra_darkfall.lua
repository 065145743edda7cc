return ally "Vexra Darkfall" {
  number = 265, rarity = "uncommon",
  cost = 5, atk = 5, damage = "arcane", health = 2,
  tags = { "Undead", "Mage" }, faction = "horde",
  values = { amount = 1 },
  text = "When this is destroyed, it deals {amount} arcane damage to target hero for each of \z
    the cards in that hero's controller's hand.",
  rulings = { "The cards are counted as the effect resolves, and all of it is one damage." },
  powers = {
    when.destroyed { of = this, cites = "CR 405.4", targets = { target("prey", any.hero, harm) },
      effect = function(me, event, t)
        me:deal(me.amount * #t.prey.controller.hand, "arcane", t.prey)
      end },
  },
}
