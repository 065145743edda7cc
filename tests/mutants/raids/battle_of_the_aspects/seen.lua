local seen = "raids/battle_of_the_aspects/seen.lua"

return {
  { "BA:Gift of the Aspects", seen, [[#all(your.ally) + (gone or 0) >= 8]], [[#all(your.ally) + (gone or 0) >= 7]] },
  { "BA:Gift of the Aspects", seen, [[#all(bosses) + (gone or 0) >= 2]], [[#all(bosses) + (gone or 0) >= 3]] },
  { "BA:Gift of the Aspects", seen, [[event.by == boss and many(1)]], [[event.by == boss and many(0)]] },
  { "BA:Gift of the Aspects", seen, [[event.by == boss and many(1)]], [[many(1)]] },
  { "BA:Gift of the Aspects", seen, [[raid.stage == 4 and #all]], [[#all]] },
  { "BA:Gift of the Aspects", seen, [[
    and #all(opposing.hero:with { hurt_your_hero = true }) > 0]], [[]] },
}
