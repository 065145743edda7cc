return ability "Lightwell" {
  number = 73, rarity = "rare",
  cost = 3, tags = { "Holy", "Talent" }, class = { "priest" }, requires = "holy_hero",
  ongoing = true,
  values = { sip = 2 },
  text = "Ongoing: The well stands open to your whole side. Each \z
    friendly character has [Activate]: it drinks, and heals {sip} damage from itself.",
  powers = {
    gives { to = friendly.character, power = "drink" },
  },
  grants = {
    drink = pays { cost = { exhaust_this = true },
      effect = function(me) me:heal(me.sip, me) end },
  },
}
