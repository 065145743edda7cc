return armor "Hide of the Wild" {
  number = 294, rarity = "uncommon",
  cost = 2, def = 0,
  tags = { "Back (1)", "Cloth" },
  class = { "druid", "paladin", "priest", "shaman" },
  values = { more = 1 },
  text = "If your hero would heal damage, instead it heals {more} more.",
  powers = {
    raises.healing { from = your.hero, by = value.more },
  },
  rulings = {
    "Several patients are several amounts, and each of them is raised.",
    "It raises no healing of nothing: who is unhurt, or healed by an X of nothing, stays as he is.",
  },
}
