return ally "Vindicator Enkallus" {
  number = 195, rarity = "common",
  cost = 4, atk = 3, damage = "nature", health = 4,
  tags = { "Draenei", "Shaman" }, faction = "alliance",
  keywords = { "Protector" },
  text = "Protector",
}
