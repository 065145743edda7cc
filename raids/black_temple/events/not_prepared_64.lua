return event "You Are Not Prepared!" {
  number = 64, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: Opposing cards enter play exhausted.",
  powers = {
    enters { of = any.card:in_zone("play", "resources"), whose = "opposing", exhausted = true },
  },
}
