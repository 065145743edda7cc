return ability "Dragon Hide" {
  number = 13, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  values = { amount = 2 },
  text = "Ongoing: [Activate]: Prevent the next {amount} damage to your hero this turn.",
  powers = {
    pays { cost = { exhaust = this },
      effect = function(me) me:begin("hide", this_turn, { left = me.amount }) end },
  },
  later = { hide = prevents.damage { to = your.hero } },
}
