-- The Boss player's turn: ready, place and gain in one, one card or two, then the action phase.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local bell = ability "Bell" { cost = 0, ongoing = true, values = { cards = 1 },
  text = "Ongoing: When a card of yours readies, put a counter on this. When you place a card, put a counter on this. When a fixture enters play, put a counter on this.",
  powers = {
    when.readied { of = your.ally, effect = function(me) me:add_counters("ready", 1) end },
    when.placed { whose = "your", effect = function(me) me:add_counters("placed", 1) end },
    when.enters_play { of = your.fixture, effect = function(me) me:add_counters("gained", 1) end },
  } }
local cards = { ox = ox, bell = bell }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local bloods = { "magtheridon_s_blood", "magtheridon_s_blood", "magtheridon_s_blood" }
local function turn(name, boss, expect, cites)
  return scenario(name) { raid = "magtheridons_lair", cards = cards, cites = cites,
    given = function(t)
      t:seat(1, { deck = deck })
      boss.decks = { main = deck, blood = bloods }
      t:boss(boss)
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = expect }
end
local free, chained = "unleashed_magtheridon", "chained_magtheridon"

return {
  turn("In chains: a Blood is placed, everything readies, one card is drawn",
    { boss = chained, play = { { "Shadow Channeler", exhausted = true, deck = "channeler" } }, resources = 1 },
    function(t)
      t:is_turn("boss")
      t:ready("Shadow Channeler")
      t:resources("boss", 2)
      t:ready_resources("boss", 2)
      t:count_in_play("boss", "Magtheridon's Blood", 0)
      t:hand_count("boss", 1)
      t:deck_count("boss", 2, "blood")
    end, { "R401.1", "R401.1a", "R401.1b", "R401.2", "R402.2a" }),
  turn("Unleashed: a Blood is placed and another gained, two cards are drawn",
    { boss = { free, exhausted = true }, play = { "magtheridon_s_lair" }, resources = 1 },
    function(t)
      t:ready("hero@boss")
      t:resources("boss", 2)
      t:count_in_play("boss", "Magtheridon's Blood", 1)
      t:face_up("Magtheridon's Blood")
      t:hand_count("boss", 2)
      t:deck_count("boss", 1, "blood")
    end, { "R401.1a", "R401.1b", "R402.2b" }),
  scenario "Nobody acts between: what readied, was placed and was gained triggers together, before a card is drawn" {
    raid = "magtheridons_lair", cards = cards, cites = { "R401.1a", "R401.1b" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, play = { "magtheridon_s_lair", "Bell", { "Ox", exhausted = true } }, decks = { main = deck, blood = bloods } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:passes(1)
      t:passes("boss")
      t:asked("boss", "Which of your triggers")
      t:resources("boss", 1)
      t:ready("Ox@boss")
      t:count_in_play("boss", "Magtheridon's Blood", 1)
      t:hand_count("boss", 0)
      t:answers("boss", { "Bell", 1 })
      t:answers("boss", { "Bell", 1 })
      t:chain(3)
    end,
    expect = function(t)
      t:finishes_chain()
      t:counters("Bell", "ready", 1)
      t:counters("Bell", "placed", 1)
      t:counters("Bell", "gained", 1)
    end,
  },
  scenario "A placed Blood lies face down and ready" {
    raid = "magtheridons_lair", cards = cards, cites = { "R401.1a", "R402.2a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = chained, decks = { main = deck, blood = bloods } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:ready_resources("boss", 1)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:resources("boss", 1)                         -- a raider's turn brings none
      t:face_down("Magtheridon's Blood")
    end,
  },
}
