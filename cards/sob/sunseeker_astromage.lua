return ally "Sunseeker Astromage" {
  number = 214, rarity = "common",
  cost = 2, atk = 1, damage = "arcane", health = 2,
  tags = { "Blood Elf", "Mage", "Traitor" }, unlimited = true, requires = "traitor_hero",
  text = "When one of your other allies named Sunseeker Astromage is destroyed, draw a card.",
  powers = {
    when.destroyed { of = your.ally:with { name = "Sunseeker Astromage" }:other(),
      effect = function(me) me.player:draw(1) end },
  },
}
