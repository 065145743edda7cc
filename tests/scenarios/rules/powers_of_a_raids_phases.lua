-- A raid's own powers wait for its own phases, hold in one of its modes, and may be given to cards.
local lord = boss "Chained Lord" { order = 1, atk = 2, health = 30, text = "" }
local whelp = ally "Whelp" { cost = 1, atk = 1, damage = "melee", health = 4, text = "" }
local hours = raid "Hall of Hours" {
  players = { 1, 3 }, decks = { "main" }, bosses = { "chained_lord" }, words = { hard = 0 },
  modes = { heroic = { words = { hard = 1 } } },
  grants = { glows = gives { to = your.hero, atk = plus(1) },
    dawns = at.start_of_part { part = "Dawn", effect = function(me) me:add_counters("dew", 1) end } },
  powers = {
    at.start_of_part { part = "Dawn", whose = "your",
      effect = function(boss) boss.hero:gain { atk = plus(1), lasts = rest_of_game } end },
    gives { to = your.hero, atk = plus(3), only_if = word.hard:is(1) },
    gives { to = your.ally, power = "dawns" },
    gives { to = your.ally, power = "glows" },
  },
  boss_turn = { ready_step, draw_step, phase "Dawn" { steps = { window } }, action_phase, end_phase },
}
local cards = { chained_lord = lord, whelp = whelp }

return {
  scenario "A raid's powers wait for its own phases" {
    cites = { "CR 500.2" },
    raid = hours, cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Whelp" } })
      t:boss { boss = "Chained Lord", play = { "Whelp" }, deck = { "Whelp" } }
    end,
    play = function(t)
      t:ends_turn()
      t:answers("boss", "Hall of Hours")
      t:to_action_phase()
    end,
    expect = function(t) t:atk("Chained Lord", 4); t:counters("Whelp", "dew", 1) end,
  },
  scenario "A raid's powers may hold in one of its modes alone" {
    cites = { "CR 704.1a" },
    raid = hours, cards = cards, mode = "heroic",
    given = function(t) t:boss { boss = "Chained Lord" } end,
    expect = function(t) t:atk("Chained Lord", 5) end,
  },
}
