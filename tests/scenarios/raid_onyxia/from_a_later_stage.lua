-- A referee's start: what a raider and the Boss player have by the time of a later stage.
local names = { "Bonechewer Shield Disciple", "Apprentice Merry", "Freya Lightsworn" }
local function deck(n)
  local list = {}
  for i = 1, n do list[i] = names[1 + i // 10] or names[3] end
  return list
end

return scenario "In stage 2 each has three turns' worth of resources, and a raider three allies, one of a name" {
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
    for _, name in ipairs(names) do t:count_in_play(1, name, 1) end
    t:resources("boss", 3)
  end,
}
