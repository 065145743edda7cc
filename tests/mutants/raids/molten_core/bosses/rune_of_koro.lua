return {
  { "R303.3b", "raids/molten_core/bosses/rune_of_koro.lua", [[back = {},]],
    [[back = { powers = { gives { to = opposing.ally, atk = plus(-2) } } },]] },
}
