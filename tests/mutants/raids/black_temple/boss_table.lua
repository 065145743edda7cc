local bosses = "raids/black_temple/boss_table.lua"

return {
  { "R502.2b", bosses, [[supremus"] = { events = 1,]], [[supremus"] = { events = 2,]] },
  { "R502.2b", bosses, [[council"] = { events = 4,]], [[council"] = { events = 3,]] },
  { "R502.2c", bosses, [[{ 6, "black_temple/ashtongue_channeler" }]], [[{ 5, "black_temple/ashtongue_channeler" }]] },
  { "R502.2c", bosses, [[, { 1, "black_temple/veras_darkshadow" }]], [[]] },
  { "R504.2a", bosses, [[events = 1, threat = 5 }]], [[events = 1, threat = 6 }]] },
  { "R504.2b", bosses, [[council"] = { events = 4,]], [[council"] = { events = 4, threat = 10,]] },
  { "R504.2b", bosses, [[events = 5, new_hand = 7 },]], [[events = 5, new_hand = 7, threat = 10 },]] },
  { "R503.3a", bosses, [[new_hand = 7 },]], [[},]] },
  { "BT:Boss 4 Teron Gorefiend", bosses, [[takes = any.ally:with { name = "Shadowy Construct" }]], [[]] },
  { "BT:Boss 9 The Betrayer", bosses, [[events = 5, new_hand]], [[new_hand]] },
  { "BT:Boss 9 The Betrayer", bosses, [[events = 5, new_hand]], [[events = 4, new_hand]] },
}
