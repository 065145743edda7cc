return ability "Squish Together" {
  number = 25, rarity = "uncommon", cost = 1,
  values = { pair = 2 },
  text = "Exhaust {pair} target opposing allies. Each of them deals melee damage equal to its \z
    ATK to the other, both at the same time.",
  targets = { target("pair", opposing.ally, harm, { count = value.pair }) },
  play = function(me, t)
    t.pair:exhaust()
    local one, other = t.pair[1], t.pair[2]
    if other then deal_together { { one, one.atk, "melee", other }, { other, other.atk, "melee", one } } end
  end,
}
