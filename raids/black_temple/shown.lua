-- What the table shows of the current Boss: his number and his threat level, 0 where he has none.
local bosses = use "black_temple/boss_table"

return {
  show = function(card)
    local threat = (bosses[card.key] or {}).threat
    set_word("boss", card.order)
    set_word("threat", threat and threat < 255 and threat or 0)
  end,
}
