return token "Core Rager" {
  number = 3, rarity = "common",
  atk = 5, damage = "melee", health = 5, tags = { "Core Hound", "Token" },
  keywords = { "Protector" },
  text = "Protector <p> When your turn ends, ready this.",
  powers = { at.end_of_turn { whose = "your", effect = function(me) me:ready() end } },
}
