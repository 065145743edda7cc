local toss = "raids/magtheridons_lair/cards/toss_about.lua"

return {
  { "R403:Toss About", toss, [[until #tossed == 0]], [[until true]] },
  { "R403:Toss About", toss, [[me.hero:deal(me.bruise, "melee", tossed)]], [[me.hero:deal(me.bruise, "melee", opposing.hero)]] },
  { "R403:Toss About", toss, [[values = { least = 1,]], [[values = { least = 0,]] },
}
