-- "At the end of your next turn", said in one's own turn and in that of another.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blind = ability "Blind" { cost = 0, instant = true, values = { burn = 3 },
  text = "At the end of your next turn, your hero deals {burn} fire damage to each opposing hero.",
  play = function(me) me:begin("burns", until_end_of_your_next_turn) end,
  later = { burns = at.end_of_turn { whose = "your", next_turn = true,
    effect = function(me) me.hero:deal(me.burn, "fire", opposing.hero) end } } }
local function blinded(name, whose, ends)
  return scenario(name) {
    cites = { "CR 715.1" },
    raid = "duel",
    cards = { ox = ox, blind = blind },
    given = function(t)
      t:seat(1, { hand = { "Blind" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:turn(whose)
    end,
    play = function(t)
      if whose == 2 then t:passes(2) end
      t:plays(1, "Blind")
      t:everyone_passes()
      for _ = 1, ends do
        t:ends_turn()
        t:damage("hero@2", 0)
      end
      t:ends_turn()
      t:damage("hero@2", 3)
      for _ = 1, 2 do t:ends_turn() end               -- only that once
    end,
    expect = function(t) t:damage("hero@2", 3) end,
  }
end

return {
  blinded("What an effect of one's own turn does at the end of the next one is not done in this one", 1, 2),
  blinded("What an effect of another's turn does at the end of one's next turn is done in the next one", 2, 1),
}
