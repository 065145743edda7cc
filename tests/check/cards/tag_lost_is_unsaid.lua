return ability "Test Rite" {
  cost = 2, ongoing = true,
  text = "Ongoing: Weapons are Ranged weapons.",  --> error text-deed
  powers = { gives { to = any.weapon, loses_tag = "Melee", tag = "Ranged" } },
}
