local armor = "raids/battle_of_the_aspects/cards/elementium_armor.lua"

return {
  { "BA:Special Raid Rules: hand", armor, [[cost = 0,]], [[cost = 0, destroyed_to = "hand",]] },
}
