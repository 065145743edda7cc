local raid = "raids/onyxias_lair/raid.lua"

return {
  { "R200.1", raid, [[decks = { "main", "event" },]], [[decks = { "main", "event" }, unshuffled = { "main" },]] },
  { "R200.1", raid, [[decks = { "main", "event" },]], [[decks = { "main", "event" }, unshuffled = { "event" },]] },
  { "R200.2", raid, [[words = { stage = 1 },]], [[words = { stage = 2 },]] },
  { "R200.2", raid, [[{ "onyxia_1", "onyxia_2", "onyxia_3" }]], [[{ "onyxia_2", "onyxia_1", "onyxia_3" }]] },
  { "R200.3", raid, [[boss_mulligan = true,]], [[boss_mulligan = false,]] },
  { "R200.3", raid, [[decks = { "main", "event" },]], [[decks = { "event", "main" },]] },
  { "R200.4", raid, [[first = "boss",]], [[first = "left of the boss",]] },
  { "R200.4", raid, [[skips_first_draw = true,]], [[]] },
  { "R201.1", raid, [[draw_step { count = word.stage },]], [[draw_step,]] },
  { "R201.1", raid, [[draw_step { count = word.stage },]], [[draw_step { count = 3 },]] },
  { "R201.2", raid, [[use "onyxias_lair/phases/event",]], [[]] },
  { "R201.3", raid, [[action_phase,]], [[window,]] },
  { "R201.3", raid,
    [[use "onyxias_lair/phases/event", -- R201.2
      action_phase,]],
    [[action_phase, use "onyxias_lair/phases/event",]] },
  { "R202.1", raid, [[keep_readiness = true]], [[keep_readiness = false]] },
  { "R202.1", raid, [[local last_stage = 3]], [[local last_stage = 1]] },
  { "R202.2", raid, [[boss:lose()]], [[]] },
  { "R202.2", raid, [[boss:lose()]], [[boss:win()]] },
  { "R203.1a", raid, [[set_word("stage", stage + 1)]], [[]] },
  { "R203.1a", raid, [[set_word("stage", stage + 1)]], [[set_word("stage", last_stage)]] },
  { "R100.4", raid, [[hand_size = { boss = 10, raiders = 7 },]], [[hand_size = { boss = 7, raiders = 7 },]] },
}
