return ally "Rak Skyfury" {
  number = 257, rarity = "uncommon",
  cost = 1, atk = 1, damage = "melee", health = 1,
  tags = { "Orc", "Shaman" }, faction = "horde",
  text = "When this enters play, ready your hero. Ready one of your weapons.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        me.hero:ready()
        local blade = me.player:choose {
          from = your.weapon, prompt = "Which weapon is readied?", aim = help }
        if blade then
          blade:ready()
        end
      end },
  },
}
