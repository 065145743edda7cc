return armor "Judgement Crown" {
  number = 15, rarity = "epic",
  cost = 4, def = 2,
  tags = { "Head (1)", "Plate" },
  class = { "paladin" },
  values = { price = 1, amount = 1 },
  text = "When you play a paladin ability card, ready this. <p> ({price}), [Activate]: Prevent \z
    the next {amount} damage to target ally this turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      targets = { target("ward", any.ally, help) },
      effect = function(me, t) me:begin("verdict", this_turn, { left = me.amount, t.ward }) end },
    when.played { whose = "your", of = any.ability:with { class = "paladin" }:in_zone("chain"),
      effect = function(me) me:ready() end },
  },
  later = { verdict = prevents.damage { to = given } },
}
