-- Modifiers far past what a number holds.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 60 do me.hero:gain { atk = 32767, health = 32767, lasts = this_turn } end
    for i = 1, 30 do me.hero:gain { atk = double, lasts = this_turn } end
    assert(me.hero.atk >= 0)
  end,
}
