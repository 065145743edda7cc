-- The three ways to play the raid: how many raid, and what the Boss player's decks may hold.
local standard, heroic, epic = holds "BT:Standard Mode", holds "BT:Heroic Mode", holds "BT:Epic Mode"
local set = "black_temple"
local all_free = { main = {}, minion = {}, event = {}, betrayer_event = {} }

return {
  standard = { players = { 1, 5 }, cites = "BT:Standard Mode", decks = standard and {} or all_free },  -- as boxed

  heroic = { players = { 1, heroic and 3 or 5 }, cites = "BT:Heroic Mode",
    decks = not heroic and all_free or {                           -- the Betrayer Event deck as in standard mode
      main = { of = { type = "ability", set = set }, copies = 4, at_least = 40 },
      minion = { of = { type = "ally", set = set }, copies = 4, at_least = 28 },
      event = { of = { type = "event", set = set, without_tag = "Betrayer" }, copies = 2, at_least = 23 },
    } },

  epic = { players = { 1, 5 }, cites = "BT:Epic Mode",
    decks = not epic and all_free or {
      main = { of = { { type = "ability", set = set }, { type = "ability", tag = "Traitor" } } },
      minion = { of = { type = "ally", tag = "Traitor" } },
      event = { of = { type = "event", set = set, without_tag = "Betrayer" } },
      betrayer_event = { of = { type = "event", set = set, tag = "Betrayer" } },
    } },
}
