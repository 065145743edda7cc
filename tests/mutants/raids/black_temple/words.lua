local words = "raids/black_temple/words.lua"

return {
  { "R502.2", words, [[minions + newcomer]], [[newcomer]] },
  { "R502.2b", words, [[face = "down"]], [[face = "up"]] },
  { "R502.2b", words, [[top(about.events or 0)]], [[top(0)]] },
  { "R502.2c", words, [[ipairs(about.tokens or {})]], [[ipairs {}]] },
  { "R504.1b", words, [[minions + newcomer]], [[newcomer]] },
  { "R504.2a", words, [[#player.resources <= threat]], [[#player.resources <= threat + 1]] },
  { "R504.2a", words, [[count = #player.resources - threat,]], [[count = 1,]] },
  { "R504.2a", words, [[player.is_boss or]], [[]] },
}
