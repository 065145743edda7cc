local numbers = use "battle_of_the_aspects/numbers"

return boss "Deathwing the Destroyer" {
  number = 2, rarity = "rare", order = 2,
  atk = numbers.deathwing[2].atk, health = numbers.deathwing[2].health,
  faction = "monster", tags = { "Black Dragonkin", "Aspect" },
  keywords = { "Advance 20", "Flip 2", "Assault 5", "Long-Range" },
  text = "Advance 20, Flip 2, Assault 5, Long-Range",
}
