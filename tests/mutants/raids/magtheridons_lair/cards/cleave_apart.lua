local cleave = "raids/magtheridons_lair/cards/cleave_apart.lua"

return {
  { "R403:Cleave Apart", cleave, [[any.ally:with { ready = true }]], [[any.ally]] },
  { "R403:Cleave Apart", cleave, [[:of(t.foe)]], [[]] },
  { "R403:Cleave Apart", cleave, [[doomed:destroy()]], [[if #doomed == 3 then doomed:destroy() end]] },
}
