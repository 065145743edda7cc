return weapon "Core Hound Tooth" {
  number = 20, rarity = "rare",
  cost = 2, atk = 0, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "hunter", "rogue", "shaman", "warrior" },
  values = { edge = 1 },
  text = "When your turn starts, put {edge} +1 ATK counter on this. <p> When your hero deals \z
    combat damage with this, remove all +1 ATK counters from it.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me:add_counters("+1 ATK", me.edge) end },
    when.dealt_damage { by = your.hero, with = this, combat = true,
      effect = function(me) me:remove_counters("+1 ATK", me:counters("+1 ATK")) end },
  },
}
