return ability "War Stomp" {
  number = 137, rarity = "uncommon",
  cost = 3, tags = { "Tauren" }, faction = "horde", requires = "tauren_hero",
  class = "any",
  instant = true,
  text = "Exhaust each opposing character.",
  play = function(me) all(opposing.character):exhaust() end,
}
