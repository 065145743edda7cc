-- What earns a Gift and can be looked at.
local cites = "BA:Gift of the Aspects"
local seen = {}

local bosses = your.ally:with { keyword = "Boss" }
function seen.crowded(gone) return #all(your.ally) + (gone or 0) >= 8 end
function seen.doubled(gone) return #all(bosses) + (gone or 0) >= 2 end

-- As something is about to leave, as a turn starts and as the raid ends: what has come is seen by then.
function seen.look()
  if seen.crowded() then set_word("_cauterize", 1) end
  if seen.doubled() then set_word("_spellweaving", 1) end
end

-- It triggers, but where the raid ends first this is all that is known of it.
function seen.dreams()
  return raid.stage == 4 and #all(your.hero:with { hurt_this_turn = true }) > 0
    and #all(opposing.hero:with { hurt_your_hero = true }) > 0
end

-- One that a raider takes is not his by then, and counts still.
function seen.taken(name, ally, many)
  return when.changes_control { of = ally, cant_be_interrupted = true, cites = cites,
    only_if = { word[name]:is(0), function(boss, event) return event.by == boss and many(1) end },
    effect = function() set_word(name, 1) end }
end

return seen
