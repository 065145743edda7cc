-- Onyxia's Lair: one Boss in three stages, an event at the start of each of her turns, Whelps.
local words = use "onyxias_lair/words"
local last_stage = 3

return raid "Onyxia's Lair" {
  players = { 1, 5 },
  words = { stage = 1 },                        -- R200.2
  decks = { "main", "event" },                  -- R200.1
  bosses = { "onyxia_1", "onyxia_2", "onyxia_3" },
  first = "boss",                               -- R200.4
  skips_first_draw = true,                      -- R200.4
  boss_mulligan = true,                         -- R200.3
  from_boss = words.from_boss,
  hand_size = { boss = 10, raiders = 7 },       -- R100.4
  rules = use "onyxias_lair/rules",
  boss_turn = {
    ready_step,
    draw_step { count = word.stage },           -- R201.1
    use "onyxias_lair/phases/event",            -- R201.2
    action_phase,                               -- R201.3
    end_phase,
  },
  boss_has_fatal_damage = function(boss, card)
    local stage = raid.stage
    if stage == last_stage then
      boss:lose()                               -- R202.2
    else                                        -- R202.1
      set_word("stage", stage + 1)              -- R203.1a
      card:swap_to(format("onyxias_lair/onyxia_%d", stage + 1), { keep_readiness = true })
    end
  end,
}
