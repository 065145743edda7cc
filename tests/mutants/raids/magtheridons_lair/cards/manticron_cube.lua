local cube = "raids/magtheridons_lair/cards/manticron_cube.lua"

return {
  { "R402.3a", cube, [[only_your_turn = true,]], [[]] },
  { "R402.3a", cube, [[used_by = "opponents"]], [[used_by = "all"]] },
  { "R402.3a", cube, [[exhaust = your.character]], [[exhaust = friendly.character]] },
  { "R402.3a", cube, [[:without { tag = "Dazed" }]], [[]] },
  { "R402.3a", cube, [[if not bears_one(taker) then me:attach_to(taker, { to = holder }) end]], [[me:attach_to(taker, { to = holder })]] },
  { "R402.3a", cube, [[{ to = holder }]], [[{ to = any.character }]] },
  { "R402.3a", cube, [[stays_unattached = true,]], [[]] },
  { "R402.3a", cube, [[used_by = "opponents", ]], [[used_by = "opponents", off_chain = true, ]] },
}
