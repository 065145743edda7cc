return ability "Mark of the Wild" {
  number = 24, rarity = "common",
  cost = 2, tags = { "Restoration" }, class = { "druid" },
  instant = true, ongoing = true,
  values = { more = 2 },
  text = "Attaches to target ally. <p> Ongoing: The bearer has +{more} ATK and +{more} health.",
  attach = target("host", any.ally, help),
  powers = {
    gives { to = attached, atk = plus(value.more), health = plus(value.more) },
  },
  rulings = { "Where one of its player and its bearer's player is a ghost and the other is not, it \z
    stays attached and gives nothing." },
}
