-- What the table shows of the current Boss: his number and his threat level, 0 where he has none.
local bosses = use "black_temple/boss_table"

return {
  show = function(card)
    local about = bosses[card.key] or {}
    set_word("boss", card.order)
    set_word("threat", about.threat or 0)
  end,
}
