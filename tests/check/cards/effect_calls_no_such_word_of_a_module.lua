local words = use "onyxias_lair/words"
return ability "Test Bolt" {
  cost = 2,
  play = function(me)
    words.hacth(me.player, 1)  --> error unknown-verb
  end,
}
