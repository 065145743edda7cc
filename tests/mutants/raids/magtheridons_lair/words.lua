local words = "raids/magtheridons_lair/words.lua"
local gained, cubes = [[  gain(boss)
  boss.decks.cube]], [[  boss.decks.cube:top(5):to_play { under = boss }]]
local lair = [[  boss.decks.lair:top(1):to_play { under = boss }]]

return {
  { "R401.1b", words, [[    if #all(lair) > 0 then set_word("unleashed", 1) end]], [[]] },
  { "R401.1b", words, [[    if #all(lair) > 0 then set_word("unleashed", 1) end]], [[    set_word("unleashed", 1)]] },
  { "R401.1a", words, [[take(boss):to_resources { face = "down", of = boss, placed = true }
    gain_if_unleashed]], [[gain_if_unleashed]] },
  { "R401.1a", words, [[    gain_if_unleashed(boss)
  end,]], [[  end,]] },
  { "R401.1a", words, [[if #all(lair) > 0 then gain(boss) end]], [[gain(boss)]] },
  { "R401.1a", words, [[placed = true }]], [[placed = true, exhausted = true }]] },
  { "R402.1a", words, gained, [[  boss.decks.cube]] },
  { "R402.1a", words, cubes, [[  boss.decks.cube:top(4):to_play { under = boss }]] },
  { "R402.1a", words, lair, [[]] },
  { "R402.1a", words, gained, [[  boss.decks.lair:top(1):to_play { under = boss }
  gain(boss)
  boss.decks.cube]], words, cubes .. "\n" .. lair, cubes },
  { "R402.1a", words, [[placed = true }]], [[placed = false }]] },
  { "R402.2a", words, [[face = "down", of = boss, placed]], [[face = "up", of = boss, placed]] },
  { "R402.2a", words, [[any.fixture:with { tag = "Blood" }]], [[any.fixture:in_zone("play", "resources")]] },
  { "R402.2d", words, [[boss.decks.blood:top(1)[1] or boss:make_card("magtheridons_lair/magtheridon_s_blood", { deck = "blood" })]],
    [[boss.decks.blood:top(1)]] },
  { "R402.2d", words, [[magtheridon_s_blood", { deck = "blood" })]], [[magtheridon_s_blood", { deck = "main" })]] },
  { "R402.4a", words, lair, lair .. [[
  all(lair):flip()]] },
}
