return armor "Necrotic Boneplate Gauntlets" {
  number = 64, rarity = "common",
  cost = 1, def = 0,
  tags = { "Hands (1)", "Plate" }, class = { "death_knight" },
  values = { bone = 1 },
  text = "When an ally is destroyed, you may put {bone} +1 DEF counter on this.",
  powers = {
    when.destroyed { of = any.ally, may = true, effect = function(me) me:add_counters("+1 DEF", me.bone) end },
  },
}
