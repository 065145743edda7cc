-- The next Boss comes, with his rune and his tokens, all at once.
local runes, escorts = use "molten_core/runes", use "molten_core/escorts"

return sequence "The next Boss" {
  cites = "R301.5a",
  steps = {
    effect "The next Boss" { cites = "R301.5a", play = function(boss)
      local newcomer, rune = runes.next_boss(boss)
      local comers = all { newcomer, rune } + escorts.of(boss, newcomer)
      comers:to_play { under = boss }                                                -- R303.3b
    end },
  },
}
