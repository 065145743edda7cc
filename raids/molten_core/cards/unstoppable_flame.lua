return ability "Unstoppable Flame" {
  number = 52, rarity = "uncommon", cost = 1 + x,
  tags = { "Ragnaros" },
  text = "Your hero has +X ATK and Untargetable and Stealth this turn.",
  play = function(me)
    me.hero:gain { atk = me.x, keyword = { "Untargetable", "Stealth" }, lasts = this_turn }
  end,
}
