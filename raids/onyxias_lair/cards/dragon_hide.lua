return ability "Dragon Hide" {
  number = 13, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  values = { amount = 2 },
  text = "Ongoing: [Activate]: Scales turn the next {amount} damage to Onyxia this turn aside \z
    (it is prevented).",
  powers = {
    pays { cost = { exhaust_this = true },
      effect = function(me) me:begin("hide", this_turn, { left = me.amount }) end },
  },
  later = { hide = prevents.damage { to = your.hero } },
}
