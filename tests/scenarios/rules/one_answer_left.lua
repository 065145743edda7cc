return scenario "A question with one legal answer needs none in a scenario, also as the last one that is open" {
  cards = {
    pick = ability "Pick" { cost = 0, text = "Choose an ally in your party. Exhaust another one.",
      play = function(me)
        local first = me.player:choose { from = your.ally, prompt = "First?" }
        local second = me.player:choose { from = all(your.ally) - first, prompt = "Second?" }
        if second then second:exhaust() end
      end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 20 },
  },
  given = function(t) t:seat(1, { hand = { "Pick" }, play = { "Ox", "Ox" } }) end,
  play = function(t)
    t:plays(1, "Pick")
    t:everyone_passes()
    t:answers(1, { "Ox", 1 })
  end,
  expect = function(t) t:exhausted({ "Ox", 2 }) end,
}
