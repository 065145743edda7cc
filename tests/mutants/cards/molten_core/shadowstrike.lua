local shadowstrike = "cards/molten_core/shadowstrike.lua"

return {
  { "R304:Shadowstrike", shadowstrike, [[if me.hero:is(any.hero:with { tag = "Enchanting" }) then me.player:draw(me.cards) end]],
    [[me.player:draw(me.cards)]] },
}
