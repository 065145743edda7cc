return item "Eskhandar's Collar" {
  number = 22, rarity = "rare",
  cost = 2,
  tags = { "Neck (1)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { growl = 1, fright = 1 },
  text = "While your hero is in combat and there is an opposing hero in combat, your hero has \z
    +{growl} ATK. <p> While your hero is in combat, opposing heroes in combat have -{fright} \z
    ATK.",
  powers = {
    gives { to = your.hero, only_if = count(your.hero:with { in_combat = true }),
      atk = plus(value.growl * count(opposing.hero:with { in_combat = true }):min(1)) },
    gives { to = opposing.hero:with { in_combat = true }, atk = plus(-value.fright),
      only_if = count(your.hero:with { in_combat = true }):at_least(1) },
  },
}
