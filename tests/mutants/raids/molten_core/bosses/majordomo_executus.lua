local executus = "raids/molten_core/bosses/majordomo_executus.lua"

return {
  { "R303.1a", executus, [[effect = function(me) me:flip() end]], [[effect = function(me) if me.player.has_turn then me:flip() end end]] },
  { "R303.1a", executus, [[only_if = count(your.ally):is(0), cites]], [[cites]] },
  { "R303.1a", executus, [[as.flipped { of = this, cites = "R303.1a", effect = function(me) me.player:begin_sequence("awakening", me) end },]],
    [[]] },
}
