return token "Shadowy Construct" {
  number = 2, rarity = "common",
  -- check: allow odd-tag because no other card is Shadowy
  atk = 2, damage = "melee", health = 1, tags = { "Shadowy", "Construct" },
  text = "(It is a ghost, and yet it attacks and damages only those who are none.)",
  rulings = { "As Teron Gorefiend is destroyed, all Shadowy Constructs are removed from the game." },
}
