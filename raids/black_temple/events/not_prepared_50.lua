return event "You Are Not Prepared!" {
  number = 50, rarity = "uncommon",
  ongoing = true,
  values = { blunt = -2, thin = -2 },
  text = "Ongoing: Their gear is not what it was: opposing weapons have {blunt} ATK, opposing armor \z
    has {thin} DEF.",
  powers = {
    gives { to = opposing.weapon, atk = plus(value.blunt) },
    gives { to = opposing.armor, def = plus(value.thin) },
  },
}
