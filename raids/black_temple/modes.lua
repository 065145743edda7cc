-- The three ways to play the raid: how many raid, and what the Boss player's decks may hold.
local set = "black_temple"

return {
  standard = { players = { 1, 5 }, cites = "BT:Standard Mode", decks = {} },  -- as boxed

  heroic = { players = { 1, 3 }, cites = "BT:Heroic Mode",
    decks = {  -- the Betrayer Event deck as in standard mode
      main = { of = { type = "ability", set = set }, copies = 4, at_least = 40 },
      minion = { of = { type = "ally", set = set }, copies = 4, at_least = 28 },
      event = { of = { type = "event", set = set, without_tag = "Betrayer" }, copies = 2, at_least = 23 },
    } },

  epic = { players = { 1, 5 }, cites = "BT:Epic Mode",
    decks = {
      main = { of = { { type = "ability", set = set }, { type = "ability", tag = "Traitor" } } },
      minion = { of = { type = "ally", tag = "Traitor" } },
      event = { of = { type = "event", set = set, without_tag = "Betrayer" } },
      betrayer_event = { of = { type = "event", set = set, tag = "Betrayer" } },
    } },
}
