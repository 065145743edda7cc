local numbers = use "battle_of_the_aspects/numbers"

return boss "Deathwing the Destroyer" {
  number = 4, rarity = "rare", order = 4,
  atk = numbers.deathwing[4].atk, health = numbers.deathwing[4].health,
  faction = "monster", tags = { "Black Dragonkin", "Aspect" },
  keywords = { "Flip 4", "Assault 20", "Long-Range" },
  text = "Flip 4, Assault 20, Long-Range",
}
