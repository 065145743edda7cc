return ally "Illidari Archon" {
  number = 36, rarity = "common", cost = 3, atk = 2, damage = "shadow", health = 4,
  tags = { "Blood Elf", "Priest", "Traitor" }, requires = "traitor_hero",
  text = "When this attacks, ready up to one of your exhausted resources.",
  powers = {
    when.attacks { of = this,
      effect = function(me)
        me.player:choose { from = your.resource:with { exhausted = true }, up_to = 1, aim = help,
          prompt = "Ready one of your resources" }:ready()
      end },
  },
}
