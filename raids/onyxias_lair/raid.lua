-- Onyxia's Lair: one Boss in three stages, an event at the start of each of her turns, Whelps.
local words = use "onyxias_lair/words"
local last_stage = 3
local swaps, loses, stages_start = holds "R202.1", holds "R202.2", holds "R203.1a"

return raid "Onyxia's Lair" {
  players = { 1, 5 },
  words = { stage = holds "R200.2" and 1 or 2 },
  decks = { "main", "event" },                  -- R200.1, R200.3
  unshuffled = holds "R200.1" and {} or { "main", "event" },
  bosses = { "onyxia_1", "onyxia_2", "onyxia_3" },
  first = "boss",                               -- R200.4
  skips_first_draw = holds "R200.4",
  boss_mulligan = holds "R200.3",
  from_boss = words.from_boss,
  hand_size = { boss = 10, raiders = 7 },       -- R100.4
  rules = use "onyxias_lair/rules",
  boss_turn = {
    ready_step,
    draw_step { count = holds "R201.1" and word.stage or 1 },
    use "onyxias_lair/phases/event",            -- R201.2
    holds "R201.3" and action_phase or window,
    end_phase,
  },
  boss_has_fatal_damage = function(boss, card)  -- R202
    local stage = raid.stage
    if stage == last_stage then
      if loses then boss:lose() end
    elseif swaps then
      if stages_start then set_word("stage", stage + 1) end
      card:swap_to(format("onyxias_lair/onyxia_%d", stage + 1), { keep_readiness = true })
    end
  end,
}
