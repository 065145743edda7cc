local modes = "raids/black_temple/modes.lua"
local event = [[event = { of = { type = "event", set = set, without_tag = "Betrayer" }, copies = 2, at_least = 23 },]]
local heroic, epic = "BT:Heroic Mode", "BT:Epic Mode"

return {
  { "BT:Standard Mode", modes, [[decks = {} },]],
    [[decks = { main = {}, minion = {}, event = {}, betrayer_event = {} } },]] },
  { heroic, modes, [[players = { 1, 3 }]], [[players = { 1, 5 }]] },
  { heroic, modes, [[main = { of = { type = "ability", set = set }, copies]], [[main = { copies]] },
  { heroic, modes, [[copies = 4, at_least = 40]], [[copies = 5, at_least = 40]] },
  { heroic, modes, [[copies = 4, at_least = 40]], [[copies = 4]] },
  { heroic, modes, [[minion = { of = { type = "ally", set = set }, copies]], [[minion = { copies]] },
  { heroic, modes, [[copies = 4, at_least = 28]], [[at_least = 28]] },
  { heroic, modes, [[copies = 4, at_least = 28]], [[copies = 4, at_least = 27]] },
  { heroic, modes, event,
    [[event = { of = { type = "event", set = set }, copies = 2, at_least = 23 },]] },
  { heroic, modes, [[copies = 2, at_least = 23]], [[copies = 3, at_least = 23]] },
  { heroic, modes, [[copies = 2, at_least = 23]], [[copies = 2, at_least = 22]] },
  { heroic, modes, event, event .. [[ betrayer_event = {},]] },
  { epic, modes, [[main = { of = { { type = "ability", set = set }, { type = "ability", tag = "Traitor" } } },]],
    [[main = {},]] },
  { epic, modes, [[minion = { of = { type = "ally", tag = "Traitor" } },]], [[minion = {},]] },
  { epic, modes, [[event = { of = { type = "event", set = set, without_tag = "Betrayer" } },]], [[event = {},]] },
  { epic, modes, [[betrayer_event = { of = { type = "event", set = set, tag = "Betrayer" } },]],
    [[betrayer_event = {},]] },
}
