local zeth = "raids/molten_core/bosses/rune_of_zeth.lua"

return {
  { "R304:The Bomb", zeth, [[whose = "your", only_if = count(any.hero:marked("bomb")):at_least(1), cites]], [[whose = "your", cites]] },
  { "R304:The Bomb", zeth, [[all { bomb } + all(any.ally:of(bomb.controller))]], [[bomb]] },
  { "R304:The Bomb", zeth, [[if bomb then bomb:mark("bomb") end]], [[if bomb then me.hero:mark("bomb") end]] },
  { "R304:The Bomb", zeth, [[as.flipped { of = this, effect = function() unmark("bomb") end },]], [[]],
    zeth, [[back = {},]], [[back = { powers = { at.start_of_turn { whose = "your", effect = function(me)
      me.hero:deal(5, "fire", all(any.hero:marked("bomb"))) end } } },]] },
}
