return ability "Power Word: Shield" {
  number = 76, rarity = "common",
  cost = 1, tags = { "Discipline" }, class = { "priest" },
  instant = true, ongoing = true,
  text = "Attaches to target character. <p> Ongoing: Prevent all damage to the bearer. <p> \z
    Ongoing: When this prevents damage, destroy it.",
  attach = target("host", any.character, help),
  powers = {
    prevents.damage { to = attached, all = true },
    when.prevented { by = this, effect = function(me) me:destroy() end },
  },
}
