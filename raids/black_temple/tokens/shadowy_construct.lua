return token "Shadowy Construct" {
  number = 2, rarity = "common",
  -- check: allow odd-tag because no other card is Shadowy
  atk = 2, damage = "melee", health = 1, tags = { "Shadowy", "Construct" },
  text = "(A ghost: only ghosts can do anything to it, but it attacks and deals damage only to \z
    characters that are no ghosts.)",
  rulings = { "As Teron Gorefiend is destroyed, all Shadowy Constructs are removed from the game." },
}
