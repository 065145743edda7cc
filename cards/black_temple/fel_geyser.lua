return ability "Fel Geyser" {
  number = 11, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "druid" }, requires = "traitor_hero",
  ongoing = true,
  text = "Ongoing: As an additional cost to complete a quest, an opponent turns another of \z
    their quests face down.",
  rulings = {
    "Two quests can't pay for each other: the one that pays lies face down then, and no face-down \z
      quest is completed.",
    "Of two Geysers each asks for a quest of its own, so that both together take two others.",
  },
  powers = {
    gives { to = opposing.quest:in_zone("resources"), cites = "R505:Fel Geyser",
      extra_cost = { face_down = your.quest:other() } },
  },
}
