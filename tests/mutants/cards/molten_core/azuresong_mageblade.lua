local azuresong = "cards/molten_core/azuresong_mageblade.lua"

return {
  { "R304:Azuresong Mageblade", azuresong, [[counters = { name = "verse", count = value.song }]],
    [[counters = { name = "verse", count = value.song, from = your.weapon }]] },
  { "R304:Azuresong Mageblade", azuresong, [[when.drawn { whose = "your",]], [[when.drawn {]] },
}
