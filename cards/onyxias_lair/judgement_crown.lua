return armor "Judgement Crown" {
  number = 15, rarity = "epic",
  cost = 4, def = 2,
  tags = { "Head (1)", "Plate" },
  class = { "paladin" },
  values = { price = 1, amount = 1 },
  text = "({price}), [Activate]: A verdict in its favour: prevent the next {amount} damage to \z
    target ally this turn. <p> Each Paladin ability that you play readies the crown.",
  powers = {
    pays { cost = { resources = value.price, exhaust_this = true },
      targets = { target("ward", any.ally, help) },
      effect = function(me, t) me:begin("verdict", this_turn, { left = me.amount, t.ward }) end },
    when.played { whose = "your", of = any.ability:with { class = "paladin" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
  later = { verdict = prevents.damage { to = given } },
}
