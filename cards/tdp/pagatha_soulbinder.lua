return hero "Pagatha Soulbinder" {
  number = 18, rarity = "uncommon",
  health = 28,
  tags = { "Undead", "Warlock", "Destruction", "Mining", "Engineering" },
  class = { "warlock" }, faction = "horde",
  values = { price = 5 },
  text = "({price}) and flip this: Interrupt target ally card on the chain.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      targets = { target("summons", link.ally, harm) },
      effect = function(me, t) t.summons:interrupt() end },
  },
  back = {},
}
