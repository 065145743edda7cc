-- A die is rolled; who may change it does so before anybody reads what it shows.
local cards = {
  eye = item "Eye" { cost = 1, text = "If 1 would be rolled on a die, you may change it to any number of that die instead.",
    powers = { instead.rolled { only_if = event.amount:is(1), may = true, effect = function(me, event)
      event.player:roll { shows = me.player:choose_number { min = 1, max = 6, prompt = "What does it show?" } }
    end } } },
  weights = item "Weights" { cost = 1, text = "If you would roll 3 or less, roll again instead.",
    powers = { instead.rolled { whose = "your", only_if = function(_, event) return event.amount <= 3 end,
      effect = function(me) me.player:roll() end } } },
  oath = item "Oath" { cost = 1, text = "If you would roll a die, draw a card instead.",
    powers = { instead.rolled { whose = "your", effect = function(me) me.player:draw() end } } },
  tally = item "Tally" { cost = 1, text = "When a player rolls 2 or more, put a roll counter on this.",
    powers = { when.rolled { at_least = 2, effect = function(me) me:add_counters("roll", 1) end } } },
  gust = ability "Gust" { cost = 0, text = "Roll a die: that many charge counters on your hero.",
    play = function(me) me.hero:add_counters("charge", me.player:roll()) end },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 1 },
}

local function rolls(t)
  t:plays(1, "Gust")
  t:everyone_passes()
end

return {
  scenario "Who may change a die that comes up 1 is asked, whoever rolls it, and the roll gives what it shows then" {
    cites = { "CR 716.1", "CR 712.7" },
    raiders = 2, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gust" }, play = { "Tally" } })
      t:seat(2, { play = { "Eye" } })
      t:dice { 1 }
    end,
    play = function(t)
      rolls(t)
      t:asked(2, "1 would be rolled. What happens instead?")
      t:answers(2, "Eye")
      t:answers(2, 5)
      t:finishes_chain()              -- the Tally sees the one die that was rolled
    end,
    expect = function(t)
      t:counters("hero@1", "charge", 5)
      t:told { "Raider 1 would roll 1: Eye replaces it.", "Raider 1 rolls 5 instead." }
      t:not_told { "rolls 1" }
      t:counters("Tally", "roll", 1)
    end,
  },
  scenario "Who declines leaves the die as it fell, and no other number is asked about" {
    cites = { "CR 716.1", "CR 712.7" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gust", "Gust" }, play = { "Eye" } })
      t:dice { 1, 2 }
    end,
    play = function(t)
      rolls(t)
      t:answers(1, "none")
      t:counters("hero@1", "charge", 1)
      rolls(t)
    end,
    expect = function(t) t:counters("hero@1", "charge", 3) end,
  },
  scenario "A die that is rolled again is one that the same card can't change, but another can" {
    cites = { "CR 716.1a", "CR 716.1b", "CR 716.1e" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gust" }, play = { "Weights", "Eye", "Eye" } })
      t:dice { 3, 1 }
    end,
    play = function(t)
      rolls(t)                        -- 3: again, 1: the Weights have done their part
      t:answers(1, { "Eye", 2 })
      t:answers(1, 1)                 -- 1 by the second Eye: the first may still change it
      t:answers(1, "Eye")
      t:answers(1, 6)
    end,
    expect = function(t)
      t:counters("hero@1", "charge", 6)
      t:not_told { "rolls 1" }
      t:not_told { "rolls 3" }
    end,
  },
  scenario "Where something else happens instead, nothing is rolled" {
    cites = { "CR 716.1", "CR 716.1a" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Gust" }, play = { "Oath", "Tally" }, deck = { "Ox" } })
      t:dice { 4 }
    end,
    play = rolls,
    expect = function(t)
      t:in_hand(1, "Ox")
      t:counters("hero@1", "charge", 0)
      t:not_told { "rolls" }
      t:chain(0)
    end,
  },
}
