local ruin = "raids/magtheridons_lair/cards/fel_ruination.lua"

return {
  { "R403:Fel Ruination", ruin, [[values = { least = 7 }]], [[values = { least = 6 }]] },
  { "R403:Fel Ruination", ruin, [[opponents:choose {]], [[opponents:each_choose {]] },
  { "R403:Fel Ruination", ruin, [[
      to = "destroy", prompt]], [[
      prompt]] },
}
