local numbers = use "battle_of_the_aspects/numbers"

return boss "Deathwing the Destroyer" {
  number = 1, rarity = "rare", order = 1,
  atk = numbers.deathwing[1].atk, health = numbers.deathwing[1].health,
  faction = "monster", tags = { "Black Dragonkin", "Aspect" },
  keywords = { "Advance 10", "Flip 1", "Assault 3", "Long-Range" },
  text = "Advance 10, Flip 1, Assault 3, Long-Range",
}
