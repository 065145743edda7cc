-- Behind "named" stands a name, be it that of a keyword.
return ally "Named Like a Keyword" {
  cost = 1, atk = 1, damage = "melee", health = 1,
  text = "While there is a card named Echo of Rain in your graveyard, this has Ferocity.",
  powers = {
    gives { to = this, keyword = "Ferocity",
      only_if = count(your.card:in_zone("graveyard"):with { name = "Echo of Rain" }) },
  },
}
