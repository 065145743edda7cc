return armor "Drillborer Disk" {
  number = 3, rarity = "rare",
  cost = 3, def = 1,
  tags = { "Off-Hand (1)", "Shield" },
  class = { "paladin", "shaman", "warrior" },
  values = { spin = 1 },
  text = "When this prevents damage, your hero deals {spin} arcane damage to whoever would have \z
    dealt it.",
  powers = {
    when.prevented { by = this,
      effect = function(me, event) me.hero:deal(me.spin, "arcane", all { event.dealer }) end },
  },
}
