local fallen = count(your.card:in_zone("graveyard"):with { name = "Echo of Baine" })

return ally "Echo of Baine" {
  number = 44, rarity = "rare",
  cost = 7, atk = 9, damage = "fire", health = 1,
  tags = { "Tauren", "Echo" }, faction = "monster",
  text = "Prevent all damage to this, if there is a card named Echo of Baine in your graveyard. \z
    <p> While there is a card named Echo of Baine in your graveyard, this has Ferocity.",
  powers = {
    prevents.damage { to = this, all = true, only_if = fallen },
    gives { to = this, keyword = "Ferocity", only_if = fallen },
  },
}
