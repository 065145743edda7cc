-- Magtheridon's Lair: a Boss in chains breaks free; Bloods make him stronger, and Cubes are held against his Nova.
local words = use "magtheridons_lair/words"

return raid "Magtheridon's Lair" {
  players = { 1, 5 },
  words = { unleashed = 0 },                                         -- 1: two cards are drawn (R401.1b)
  decks = { "main", "channeler", "blood", "cube", "lair" },
  unshuffled = { "channeler", "blood", "cube", "lair" },             -- R400.1
  bosses = { "chained_magtheridon", "unleashed_magtheridon" },       -- R400.2
  first = "left of the boss",                                        -- R400.4
  boss_mulligan = true,                                              -- R400.3
  hand_size = { boss = 10, raiders = 7 },                            -- R100.4
  powers = {
    instead.leaves_play { of = any.ally:with { deck = "channeler" }, becomes = "removed from the game",
      cites = "R402.1a" },
    gives { to = your.fixture, cant = "be reached by opponents", cites = { "R402.2b", "R402.3a", "R402.4a" } },
    gives { to = your.fixture:without { tag = "Blood" }, cant = "leave play", cites = { "R402.3a", "R402.4a" } },
    gives { to = your.hero, tag = "Nova", only_if = count(words.lair:with { back_up = true }):at_least(1) },
    as.start_of_turn { whose = "your", cites = { "R401.1a", "R402.2a", "R402.2b" }, effect = words.bleed },
  },
  setup = function(boss) boss.decks.channeler:top(5):to_play { under = boss } end,
  from_boss = words.from_boss,
  rules = use "magtheridons_lair/rules",
  boss_turn = {
    ready_step,                                                      -- R401.1
    draw_step { count = 1 + word.unleashed },                        -- R401.1b
    action_phase,                                                    -- R401.2
    end_phase,
  },
  boss_destroyed = sequence "Magtheridon falls" { cites = "R100.2", steps = { function(boss) boss:lose() end } },
}
