return ability "Foolish Mortals!" {
  number = 16, rarity = "uncommon",
  cost = 1, tags = { "Onyxia" },
  ongoing = true,
  values = { amount = 5 },
  text = "Ongoing: Destroy this: Prevent the next {amount} damage to your hero this turn.",
  powers = {
    pays { cost = { destroy = this },
      effect = function(me) me:begin("laughter", this_turn, { left = me.amount }) end },
  },
  later = { laughter = prevents.damage { to = your.hero } },
}
