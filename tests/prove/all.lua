-- What may become of a mutant, one each; all.txt is what script/prove says of them. Only the first proves anything.
local raid = "raids/onyxias_lair/raid.lua"
local attack, mounted = "engine/rules/combat/propose.c", "return attacks ? AG_REFUSE(CR_302_3, MOUNT_ATTACKS)"

return {
  { "R200.3", raid, [[boss_mulligan = true]], [[boss_mulligan = false]] },
  { "R200.3", raid, [[boss_mulligan = true]], [[boss_mulligan = not false]] },
  { "R200.3", raid, [[boss_mulligan = true]], [[boss_mulligans = false]] },
  { "R200.3", raid, [[it does not say this]], [[]] },
  { "R203.1b", "raids/onyxias_lair/cards/bellowing_roar.lua",
    [[all(opposing.ally):to_hand()]],
    [[all(opposing.ally):to_hand() local none = {} none = none.a.b]] },
  { "CR 302.3", attack, mounted, [[__builtin_trap();]] .. mounted },
  { "CR 302.3", attack, mounted, [[for (;;) {}]] .. mounted },
  { "CR 302.3", attack, mounted, [[return AG_REFUSE(CR_302_3)]] },
}
