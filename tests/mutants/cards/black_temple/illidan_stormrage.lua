local illidan = "cards/black_temple/illidan_stormrage.lua"

return {
  { "CR 301.4", illidan, [[master = true,]], [[]] },
  { "R505:Illidan Stormrage", illidan, [[if called then called:to_play { under = me.player } end]], [[]] },
  { "R505:Illidan Stormrage", illidan, [[{ type = "ally", tag = "Traitor" }]], [[{ type = "ally" }]] },
}
