return token "Gathios the Shatterer" {
  number = 4, rarity = "common",
  atk = 5, damage = "holy", health = 3, tags = { "Blood Elf", "Paladin", "Council Member" },
  keywords = { "Protector" },
  values = { let = 1 },
  text = "Protector <p> If more than {let} damage would be dealt to this, prevent all but {let} \z
    of it.",
  powers = { prevents.damage { to = this, amount = event.amount - value.let } },
}
