return armor "Cloak of the Pit Stalker" {
  number = 2, rarity = "rare",
  cost = 2, def = 1,
  tags = { "Back (1)", "Cloth" },
  class = { "druid", "hunter", "rogue", "shaman", "warrior" },
  values = { less = 1 },
  text = "[Activate]: Target attacking character has -{less} health this turn.",
  powers = {
    pays { cost = { exhaust = this }, targets = { target("prey", any.character:with { attacking = true }, harm) },
      effect = function(me, t) t.prey:gain { health = -me.less, lasts = this_turn } end },
  },
}
