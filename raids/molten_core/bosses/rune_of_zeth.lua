-- One hero at a time is The Bomb: chosen as a turn ends, it goes off as the next one starts.
return fixture "Rune of Zeth" {
  number = 14, rarity = "uncommon",
  tags = { "Baron Geddon", "Rune" },
  values = { blast = 5 },
  text = "When your turn starts, if a hero is The Bomb, your hero deals {blast} fire damage to \z
    that hero and to each ally in its party. <p> When your turn ends, choose who of the \z
    opposing heroes is The Bomb until the end of your turn after this.",
  powers = {
    at.start_of_turn { whose = "your", only_if = count(any.hero:marked("bomb")):at_least(1), cites = "R304:The Bomb",
      effect = function(me)
        local bomb = marked("bomb")
        if bomb then me.hero:deal(me.blast, "fire", all { bomb } + all(any.ally:of(bomb.controller))) end
        unmark("bomb")                                         -- nothing reads it until the next is chosen
      end },
    at.end_of_turn { whose = "your", cites = "R304:The Bomb",
      effect = function(me)
        local bomb = me.player:choose { from = opposing.hero, aim = harm, prompt = "Which hero is The Bomb?" }
        if bomb then bomb:mark("bomb") end
      end },
    as.flipped { of = this, effect = function() unmark("bomb") end },
  },
  back = {},
}
