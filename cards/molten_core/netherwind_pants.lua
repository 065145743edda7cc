return armor "Netherwind Pants" {
  number = 9, rarity = "rare",
  cost = 3, def = 1,
  tags = { "Legs (1)", "Cloth" },
  class = { "mage" },
  values = { price = 1, cards = 1 },
  text = "When you play a mage ability card, you may pay ({price}). (You decide as this \z
    resolves.) If you do, draw {cards} card. Target opposing player draws {cards} card.",
  powers = {
    when.played { whose = "your", of = any.ability:with { class = "mage" }:in_zone("chain"),
      targets = { target("other", player.opposing) },
      effect = function(me, event, t)
        if not me.player:may_pay(me.price) then return end
        me.player:draw(me.cards)
        t.other:draw(me.cards)
      end },
  },
}
