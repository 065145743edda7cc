return token "Lady Malande" {
  number = 6, rarity = "common",
  atk = 2, damage = "holy", health = 5, tags = { "Blood Elf", "Priest", "Council Member" },
  values = { mends = 3 },
  text = "When your turn starts, this heals {mends} damage from target friendly ally.",
  powers = {
    at.start_of_turn {
      whose = "your",
      targets = { target("friend", friendly.ally, help) },
      effect = function(me, event, t) me:heal(me.mends, t.friend) end,
    },
  },
}
