return ability "War Stomp" {
  number = 137, rarity = "uncommon",
  cost = 3, tags = { "Tauren" }, faction = "horde", requires = "tauren_hero",
  class = "any",
  instant = true,
  text = "Only for a Tauren hero. <p> One hoof, and the ground gives way: all opposing characters \z
    are exhausted.",
  play = function(me) all(opposing.character):exhaust() end,
}
