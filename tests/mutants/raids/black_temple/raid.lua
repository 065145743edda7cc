local raid = "raids/black_temple/raid.lua"
local decks = [[decks = { "main", "minion", "event", "betrayer_event" },]]
local minion_phase = [[use "black_temple/phases/minion",]]

return {
  { "R500.1", raid, decks, decks .. [[ unshuffled = { "main" },]] },
  { "R500.1", raid, decks, decks .. [[ unshuffled = { "minion" },]] },
  { "R500.1", raid, decks, decks .. [[ unshuffled = { "event" },]] },
  { "R500.1", raid, decks, decks .. [[ unshuffled = { "betrayer_event" },]] },
  { "R500.2", raid, [["high_warlord_naj_entus", "supremus",]], [["supremus", "high_warlord_naj_entus",]] },
  { "R500.3", raid, [[boss_mulligan = true,]], [[boss_mulligan = false,]] },
  { "R500.4", raid, [[first = "left of the boss",]], [[first = "boss",]] },
  { "R500.4", raid, [[first = "left of the boss",]], [[first = "left of the boss", skips_first_draw = true,]] },
  { "R501.1", raid, [[use "black_temple/phases/betrayer_event",]], [[]] },
  { "R501.1a", raid, [[ready_step,]], [[]] },
  { "R501.1a", raid, [[draw_step { count = 1 },]], [[draw_step { count = 2 },]] },
  { "R501.1b", raid, [[gives { to = your.event, cant = "be reached by opponents", cites = { "R501.1b", "R502.1c" } },]], [[]] },
  { "R501.2", raid, minion_phase, [[]] },
  { "R501.3", raid, [[action_phase,]], [[window,]] },
  { "R501.3", raid,
    minion_phase .. [[ -- R501.2
      action_phase,]],
    [[action_phase, ]] .. minion_phase },
  { "R502.1", raid, [[boss_destroyed = use "black_temple/boss_destroyed",]], [[]] },
  { "R504.1a", raid, [[instead.leaves_play { of = any.ally:with { deck = "minion" }, becomes = "destroyed", cites = "R504.1a" },]], [[]] },
  { "R504.2a", raid, [[wrap_up = bt.keep_to_threat,]], [[]] },
  { "R100.4", raid, [[hand_size = { boss = 10, raiders = 7 },]], [[hand_size = { boss = 7, raiders = 7 },]] },
  { "R100.4", raid, [[hand_size = { boss = 10, raiders = 7 },]], [[hand_size = { boss = 10, raiders = 10 },]] },
  { "R101.3d", raid, [[gives { to = any.character:with { keyword = "Immune" }, cant = "attack", cites = "R101.3d" },]], [[]] },
}
