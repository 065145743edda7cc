-- What several cards do with the top of a deck: show some of it, keep a kind of card, put the rest
-- below.
local function show(me, count)
  local shown = me.player.deck:top(count)
  shown:reveal()
  return shown
end

return {
  one = function(me, count, kind)
    local shown = show(me, count)
    local found = me.player:choose {
      from = shown:where(kind), prompt = "Which revealed card do you keep?", aim = help }
    local rest = shown
    if found then
      found:to_hand()
      rest = shown - found
    end
    rest:to_deck("bottom")
  end,

  all = function(me, count, kind)
    local shown = show(me, count)
    local found = shown:where(kind)
    local rest = shown - found
    found:to_hand()
    rest:to_deck("bottom")
  end,
}
