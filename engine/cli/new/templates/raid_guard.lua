--@ raid raids/{{stem}}/cards/{{stem}}_guard.lua Guard of
return ally "{{called}}" {
  number = 4, rarity = "common",
  cost = 3, atk = 2, damage = "fire", health = 4,
  tags = { "Dragonkin" },
  keywords = { "Protector" },
  text = "Protector",
}
