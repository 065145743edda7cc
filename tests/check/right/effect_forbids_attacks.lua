return ability "Test Truce" {
  cost = 1, class = "any",
  text = "This turn, your hero can't attack heroes.",
  play = function(me) me.hero:gain { cant_attack = any.hero, lasts = this_turn } end,
}
