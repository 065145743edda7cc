-- A referee's start: what a raider and the Boss player have by the time of a later Boss.
local function deck(n, first)
  local list = {}
  for i = 1, n do list[i] = i <= first and "Bonechewer Shield Disciple" or "Eye Blast" end
  return list
end

return scenario "At Supremus a raider has as many resources as he may keep, and allies, one of a name" {
  raid = "black_temple",
  cites = { "R504.2a" },
  given = function(t)
    t:seat(1, { deck = deck(30, 12) })
    t:boss { deck = deck(20, 0), decks = { event = { "black_temple/not_prepared_43", "black_temple/not_prepared_44" },
      minion = { "Sister of Pain", "Sister of Pain" } } }
    t:shuffles(5)
    t:real_start(2)
  end,
  play = function(t)
    t:answers(1, "yes")
    t:answers("boss", "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_play("boss", "Supremus")
    t:removed("boss", "High Warlord Naj'entus")
    t:resources(1, 5)
    t:count_in_play(1, "Bonechewer Shield Disciple", 1)
    t:word("threat", 5)
  end,
}
