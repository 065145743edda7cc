return weapon "Vishanka, Jaws of the Earth" {
  number = 75, rarity = "rare",
  cost = 7, atk = 0, damage = "ranged", strike = 0,
  tags = { "Ranged (1)", "Bow" }, class = { "hunter" },
  keywords = { "Long-Range" },
  values = { edge = 5, dulls = 1 },
  text = "Long-Range <p> This enters play with {edge} +1 ATK counters. <p> When your turn \z
    starts, remove {dulls} +1 ATK counter from this. If none is left, destroy it.",
  powers = {
    enters { counters = { ["+1 ATK"] = value.edge } },
    at.start_of_turn { whose = "your",
      effect = function(me)
        me:remove_counters("+1 ATK", me.dulls)
        if me:counters("+1 ATK") == 0 then me:destroy() end
      end },
  },
}
