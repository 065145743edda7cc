return event "You Are Not Prepared!" {
  number = 50, rarity = "uncommon",
  ongoing = true,
  values = { blunt = -2, thin = -2 },
  text = "Ongoing: Opposing weapons have {blunt} ATK. <p> Ongoing: Each opposing armor has \z
    {thin} DEF.",
  powers = {
    gives { to = opposing.weapon, atk = plus(value.blunt) },
    gives { to = opposing.armor, def = plus(value.thin) },
  },
}
