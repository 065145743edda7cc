local raid = "raids/magtheridons_lair/raid.lua"
local fixtures = [[gives { to = your.fixture, cant = "be reached by opponents", cites = { "R402.2b", "R402.3a", "R402.4a" } },]]
local lasting = [[gives { to = your.fixture:without { tag = "Blood" }, cant = "leave play", cites = { "R402.3a", "R402.4a" } },]]
local unshuffled = [[unshuffled = { "channeler", "blood", "cube", "lair" },]]

return {
  { "R400.1", raid, unshuffled, [[unshuffled = { "main", "channeler", "blood", "cube", "lair" },]] },
  { "R400.1", raid, unshuffled, [[]] },
  { "R400.2", raid, [[setup = function(boss) boss.decks.channeler:top(5)]], [[setup = function(boss) boss.decks.channeler:top(4)]] },
  { "R400.2", raid, [[{ "chained_magtheridon", "unleashed_magtheridon" }]], [[{ "unleashed_magtheridon", "chained_magtheridon" }]] },
  { "R400.3", raid, [[boss_mulligan = true,]], [[boss_mulligan = false,]] },
  { "R400.4", raid, [[first = "left of the boss",]], [[first = "boss",]] },
  { "R400.4", raid, [[first = "left of the boss",]], [[first = "left of the boss", skips_first_draw = true,]] },
  { "R401.1", raid, [[ready_step,]], [[window,]] },
  { "R401.1", raid, [[draw_step { count = 1 + word.unleashed },]], [[]] },
  { "R401.1a", raid, [[as.start_of_turn { whose = "your", cites = { "R401.1a", "R402.2a", "R402.2b" }, effect = words.bleed },]], [[]] },
  { "R401.1a", raid, [[as.start_of_turn {]], [[at.start_of_turn {]] },
  { "R401.1b", raid, [[count = 1 + word.unleashed]], [[count = 1]] },
  { "R401.1b", raid, [[count = 1 + word.unleashed]], [[count = 2]] },
  { "R401.2", raid, [[action_phase,]], [[window,]] },
  { "R402.1a", raid,
    [[instead.leaves_play { of = any.ally:with { deck = "channeler" }, becomes = "removed from the game", cites = "R402.1a" },]], [[]] },
  { "R402.1a", raid, [[instead.leaves_play { of = any.ally]], [[instead.leaves_play { of = your.ally]] },
  { "R402.2a", raid, [[as.start_of_turn { whose = "your", cites]], [[as.start_of_turn { cites]] },
  { "R402.2b", raid, fixtures, [[]] },
  { "R402.3a", raid, fixtures, [[]] },
  { "R402.4a", raid, fixtures, [[]] },
  { "R402.3a", raid, lasting, [[]] },
  { "R402.4a", raid, lasting, [[]] },
}
