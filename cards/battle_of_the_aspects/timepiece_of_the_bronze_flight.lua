return armor "Timepiece of the Bronze Flight" {
  number = 65, rarity = "common",
  cost = 5, def = 3,
  tags = { "Off-Hand (1)", "Shield" }, class = { "paladin" },
  counts = { guard = sum("def", your.armor) },
  text = "When this enters play, your hero deals unpreventable holy damage to target ally, as \z
    much as the DEF of all your armor together.",
  powers = {
    when.enters_play { of = this, targets = { target("prey", any.ally, harm) },
      effect = function(me, event, t) me.hero:deal(me.guard, "holy", t.prey, { unpreventable = true }) end },
  },
  rulings = { "Its own DEF counts." },
}
