local numbers = use "battle_of_the_aspects/numbers"

return boss "Deathwing the Destroyer" {
  number = 3, rarity = "rare", order = 3,
  atk = numbers.deathwing[3].atk, health = numbers.deathwing[3].health,
  faction = "monster", tags = { "Black Dragonkin", "Aspect" },
  keywords = { "Flip 3", "Assault 8", "Long-Range" },
  text = "Flip 3, Assault 8, Long-Range (When your turn starts and a raider is out of the game, \z
    this advances.)",
}
