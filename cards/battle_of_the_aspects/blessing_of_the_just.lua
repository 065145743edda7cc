return ability "Blessing of the Just" {
  number = 14, rarity = "uncommon",
  cost = 1, ongoing = true, tags = { "Holy", "Blessing" }, class = { "paladin" },
  attach = target("host", any.ally, help),
  values = { deed = 1 },
  text = "Attaches to target ally. <p> Ongoing: The bearer has +1 ATK for each of the justice \z
    counters on this and +1 health for each of the justice counters on this. <p> Ongoing: When \z
    your turn starts, put {deed} justice counter on this.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me:add_counters("justice", me.deed) end },
    gives { to = attached, atk = plus(stat("counters", "justice")),
      health = plus(stat("counters", "justice")) },
  },
}
