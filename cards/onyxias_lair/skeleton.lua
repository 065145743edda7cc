return token "Skeleton" {
  number = 1, rarity = "common",
  atk = 1, damage = "melee", health = 1,
  tags = { "Skeleton" },
  keywords = { "Ferocity", "Protector" },
  text = "Ferocity, Protector <p> When each turn ends, destroy this.",
  powers = {
    at.end_of_turn { effect = function(me) me:destroy() end },
  },
}
