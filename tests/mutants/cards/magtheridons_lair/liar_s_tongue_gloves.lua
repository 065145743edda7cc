local gloves = "cards/magtheridons_lair/liar_s_tongue_gloves.lua"

return {
  { "R403:Liar's Tongue Gloves", gloves, [["item", "location", "quest",]], [["item", "quest",]] },
  { "R403:Liar's Tongue Gloves", gloves, [[== (guess == "yes")]], [[== (guess == "no")]] },
  { "R403:Liar's Tongue Gloves", gloves, [[{ face = "down", hold = true }]], [[{ hold = true }]] },
}
