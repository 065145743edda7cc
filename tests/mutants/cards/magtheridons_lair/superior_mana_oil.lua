local oil = "cards/magtheridons_lair/superior_mana_oil.lua"

return {
  { "R403:Superior Mana Oil", oil, [[attach = your.weapon,]], [[attach = target("host", your.weapon, help),]],
    oil, [[one of your weapons]], [[target weapon of yours]] },
  { "R403:Superior Mana Oil", oil, [[attach = your.weapon,]], [[attach = any.weapon,]],
    oil, [[one of your weapons]], [[a weapon]] },
  { "R403:Superior Mana Oil", oil, [[> 0 then shown:to_hand()]], [[> 1 then shown:to_hand()]] },
}
