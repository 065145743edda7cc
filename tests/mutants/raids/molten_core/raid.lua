local raid = "raids/molten_core/raid.lua"
local decks = [[decks = { "main", "minion", "ragnaros", "rune" },]]
local new_boss, minion = [[use "molten_core/phases/new_boss",]], [[use "molten_core/phases/minion",]]
local in_row = [[if event.from == "deck" then boss.decks.minion:top(1):to_resources { face = "down", of = boss } end]]

return {
  { "R300.1", raid, decks, decks .. [[ unshuffled = { "main", "rune" },]], raid, [[unshuffled = { "rune" },]], [[]] },
  { "R300.1", raid, [[unshuffled = { "rune" },]], [[unshuffled = { "rune", "minion" },]] },
  { "R300.1", raid, [[unshuffled = { "rune" },]], [[unshuffled = { "rune", "ragnaros" },]] },
  { "R300.2", raid, [[standard = { setup = starts_with(3),]], [[standard = { setup = starts_with(7),]] },
  { "R300.2", raid, [[full_clear = { setup = starts_with(7),]], [[full_clear = { setup = starts_with(3),]] },
  { "R300.3", raid, [[unshuffled = { "rune" },]], [[]] },
  { "R300.4", raid, [[escorts.of(boss, boss.hero):to_play { under = boss }]], [[]] },
  { "R300.4", raid, [["lucifron", "magmadar",]], [["magmadar", "lucifron",]] },
  { "R300.5", raid, [[boss_mulligan = false,]], [[boss_mulligan = true,]] },
  { "R300.6", raid, [[first = "left of the boss",]], [[first = "boss",]] },
  { "R300.6", raid, [[first = "left of the boss",]], [[first = "left of the boss", skips_first_draw = true,]] },
  { "R301.1", raid, [[ready_step,]], [[]] },
  { "R301.1", raid, [[draw_step { count = 1 },]], [[draw_step { count = 2 },]] },
  { "R301.2", raid, new_boss, [[]] },
  { "R301.2", raid, new_boss .. [[ -- R301.2
    ]] .. minion, minion .. new_boss },
  { "R301.3", raid, minion, [[]] },
  { "R301.4", raid, [[action_phase,]], [[window,]] },
  { "R301.4", raid, minion .. [[ -- R301.3
    action_phase,]], [[action_phase, ]] .. minion },
  { "R302.1", raid, [[boss_destroyed = use "molten_core/boss_destroyed",]], [[]] },
  { "R303.1a", raid, [[gives { to = executus, cant = "be destroyed", cites = "R303.1a" },]], [[]] },
  { "R303.2a", raid, [[return event.card.home_deck ~= "minion"]], [[return false]] },
  { "R303.2a", raid, in_row, [[]] },
  { "R303.2a", raid, in_row, [[boss.decks.minion:top(1):to_resources { face = "down", of = boss }]] },
  { "R303.2a", raid, [[instead.moved { whose = "your",]], [[instead.moved {]] },
  { "R303.2b", raid, [[gives { to = any.ally:with { deck = "minion" }, cant = "leave play undestroyed", cites = "R303.2b" },]], [[]] },
  { "R303.2b", raid, [[gives { to = any.ally:with { token = true, tag = "Token" }, cant = "leave play undestroyed", cites = "R303.2b" },]],
    [[]] },
  { "R303.2b", raid, [[any.ally:with { token = true, tag = "Token" }]], [[your.ally:with { token = true }]] },
  { "R303.2b", raid, [[any.ally:with { deck = "minion" }, cant = "leave play undestroyed"]],
    [[any.ally:with { deck = "minion" }, cant = "leave play"]] },
  { "R303.3a", raid, [[payer = true, cant]], [[cant]] },
  { "R303.3c", raid, [[cant = "leave play", cites]], [[cites]] },
}
