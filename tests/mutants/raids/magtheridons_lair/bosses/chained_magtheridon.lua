local chained = "raids/magtheridons_lair/bosses/chained_magtheridon.lua"

return {
  { "R402.1a", chained, [[of = your.ally:with { deck = "channeler" }, last]], [[of = your.ally, last]] },
  { "R402.1a", chained, [[last = true,]], [[]] },
  { "R402.1a", chained, [[when.leaves_party]], [[when.destroyed]], chained, [[last = true,]], [[]] },
  { "R402.1a", chained, [[when.placed { whose = "your", only_if = count(your.resource):at_least(value.row),]], [[when.placed { whose = "your",]] },
  { "R402.1a", chained, [[values = { row = 5 }]], [[values = { row = 6 }]] },
  { "R402.1a", chained, [[cant_be_interrupted = true, cites]], [[cites]] },
  { "R402.1a", chained, [[me:swap_to("magtheridons_lair/unleashed_magtheridon")]], [[]] },
}
