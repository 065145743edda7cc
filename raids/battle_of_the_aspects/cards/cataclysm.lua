local words = use "battle_of_the_aspects/words"

return fixture "Cataclysm" {
  number = 1, rarity = "common", tags = { "Deathwing", "Mode" },
  of = "nobody",
  values = { claim = 2, toll = 4 },
  powers = {
    gives { to = this, cant = "leave play", cites = "BA:Cataclysm Mode" },
    words.dawn(1, function(me)
      local madness, prey = me:counters("madness"), marked("marked")
      if madness <= 6 then words.bleed(me.player, madness) return end
      if not prey then return end
      if madness >= 20 then prey:destroy() return end
      words.lose(prey.controller, madness <= 12 and me.claim or me.toll)
    end),
    at.end_of_turn { whose = "your", only_if = stat("counters", "madness"):at_most(20), cites = "BA:Cataclysm Mode",
      effect = function(me) me:add_counters("madness", me.player:choose { from = { 0, 1, 2, 3 } }) end },
    when.dealt_damage { of = your.hero, reaches = 4, cites = "BA:Cataclysm Mode",
      effect = function(me) me:remove_counters("madness") end },
  },
}
