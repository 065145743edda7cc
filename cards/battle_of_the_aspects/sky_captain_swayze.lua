return ally "Sky Captain Swayze" {
  number = 51, rarity = "rare",
  cost = 2, atk = 1, damage = "ranged", health = 1,
  tags = { "Human", "Sky Captain", "Swayze (1)" },
  keywords = { "Elusive" },
  values = { price = 5, salvo = 5 },
  text = "Elusive <p> [Activate]: Ready target other card in play or resources. <p> ({price}): \z
    This deals {salvo} ranged damage to target opposing hero.",
  powers = {
    pays { cost = { exhaust = this }, targets = { target("card", any.card:in_zone("play", "resources"):other(), help) },
      effect = function(me, t) t.card:ready() end },
    pays { cost = { resources = value.price }, targets = { target("prey", opposing.hero, harm) },
      effect = function(me, t) me:deal(me.salvo, "ranged", t.prey) end },
  },
  rulings = { "Resources are cards in play: one of them can be readied, too." },
}
