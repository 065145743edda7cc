-- Hands a verb what it does not take.
-- stopped: begin: a card, a link, a player or a number is handed over, got a group
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local heroes = all(any.hero)
    me:begin("ward", this_turn, { heroes })
  end,
  later = { ward = when.leaves_play { of = given, effect = function(me) me.player:draw(1) end } },
}
