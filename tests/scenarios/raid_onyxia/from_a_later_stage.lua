-- A referee's start: what a raider and the Boss player have by the time of a later stage.
local function deck(n)
  local list = {}
  for i = 1, n do list[i] = "Bonechewer Shield Disciple" end
  return list
end

return scenario "In stage 2 each has three turns' worth of resources, and a raider three of his allies" {
  given = function(t)
    t:seat(1, { deck = deck(30) })
    t:boss { deck = { "crush", "crush", "crush", "crush", "crush", "crush", "crush", "crush", "crush", "crush" },
      decks = { event = { "wing_storm", "wing_storm", "wing_storm", "wing_storm", "wing_storm" } } }
    t:shuffles(3)
    t:real_start(2)
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:word("stage", 2)
    t:resources(1, 3)
    t:count_in_play(1, "Bonechewer Shield Disciple", 3)
    t:resources("boss", 3)
  end,
}
