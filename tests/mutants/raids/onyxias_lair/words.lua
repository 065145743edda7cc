local words = "raids/onyxias_lair/words.lua"

return {
  { "R201.2", words, [[{ cant_be_interrupted = true,]], [[{]] },
  { "R201.2a", words, [[, rests = "resources"]], [[]] },
  { "R201.2b", words, [[, rests = "resources"]], [[]] },
  { "R203.2a", words, [[boss.decks.event:top()]], [[boss.decks.main:top()]] },
  { "R203.2a", words, [[if event then]], [[if event and raid.stage > 1 then]] },
  { "R203.3a", words, [["onyxias_lair/onyxian_whelp", count)]], [["onyxias_lair/onyxian_whelp", 1)]] },
}
