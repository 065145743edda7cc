return {
  { "R504.2a", "raids/black_temple/from_boss.lua", [[math.min(about.threat or 10, 10)]], [[10]] },
}
