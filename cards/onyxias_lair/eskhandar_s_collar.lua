return item "Eskhandar's Collar" {
  number = 22, rarity = "rare",
  cost = 2,
  tags = { "Neck (1)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { growl = 1, fright = 1 },
  text = "While there is an opposing hero in combat, your hero in combat has +{growl} ATK. <p> \z
    While your hero is in combat, opposing heroes in combat have -{fright} ATK.",
  powers = {
    gives { to = your.hero:with { in_combat = true }, atk = plus(value.growl),
      only_if = count(opposing.hero:with { in_combat = true }):at_least(1) },
    gives { to = opposing.hero:with { in_combat = true }, atk = plus(-value.fright),
      only_if = count(your.hero:with { in_combat = true }):at_least(1) },
  },
}
