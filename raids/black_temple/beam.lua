-- A beam strikes its prey and every other opposing character that shares its class, or its race, all at once.
local spreads = holds "BT:Race and Class"

return {
  strike = function(me, prey, kind)
    local struck = { { me.x, prey } }
    for _, other in each(opposing.character) do
      if spreads and other ~= prey and other:shares(kind, prey) then table.insert(struck, { me.x, other }) end
    end
    me.hero:deal_each("shadow", struck)
  end,
}
