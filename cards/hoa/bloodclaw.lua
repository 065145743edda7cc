return ally "Bloodclaw" {
  number = 36, rarity = "common",
  cost = 1, atk = 3, damage = "melee", health = 1,
  tags = { "Raptor", "Pet (1)" }, class = { "hunter" },
  rulings = {
    "What an effect makes a Sheep as well stays all that it was: an ally, a Raptor and a Pet.",
    "Bloodclaw shows the icon of the hunters, but he is no Hunter himself.",
  },
}
