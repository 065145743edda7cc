return ally "Donna Calister" {
  number = 181, rarity = "uncommon",
  cost = 5, atk = 1, damage = "melee", health = 7,
  tags = { "Human", "Warrior" }, faction = "alliance",
  keywords = { "Protector" },
  text = "Protector <p> When an opposing character attacks, ready this.",
  powers = {
    when.attacks { of = opposing.character, effect = function(me) me:ready() end },
  },
  rulings = {
    "Where the attacker's own power would exhaust her, she readies first: it was added to the \z
      chain before hers.",
  },
}
