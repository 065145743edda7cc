return ability "Lightwell" {
  number = 73, rarity = "rare",
  cost = 3, tags = { "Holy", "Talent" }, class = { "priest" }, requires = "holy_hero",
  ongoing = true,
  values = { sip = 2 },
  text = "Ongoing: Friendly characters have \"[Activate]: This heals {sip} damage from itself.\"",
  powers = {
    gives { to = friendly.character, power = "drink" },
  },
  grants = {
    drink = pays { cost = { exhaust = this },
      effect = function(me) me:heal(me.sip, me) end },
  },
}
