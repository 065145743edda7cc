-- BT:Race and Class: a beam strikes its prey and every opposing character of the same class, or race, all at once.

return {
  strike = function(me, prey, kind)
    local struck = { { me.x, prey } }
    for _, other in each(opposing.character) do
      if other ~= prey and other:shares(kind, prey) then table.insert(struck, { me.x, other }) end
    end
    me.hero:deal_each("shadow", struck)
  end,
}
