return token "Shadowy Construct" {
  number = 2, rarity = "common",
  -- check: allow odd-tag because no other card is Shadowy
  atk = 2, damage = "melee", health = 1, tags = { "Shadowy", "Construct" },
  text = "(While this is a ghost, only ghosts can do anything to it, and it attacks and deals \z
    damage only to characters that are no ghosts.)",
  rulings = { "As Teron Gorefiend is destroyed, all Shadowy Constructs are removed from the game." },
}
