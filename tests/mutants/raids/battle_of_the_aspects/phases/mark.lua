local mark = "raids/battle_of_the_aspects/phases/mark.lua"

return {
  { "BA:Raid Rules: turn 3 MARKED", mark, [[boss.opponents:random()]], [[boss.opponents[1] ]] },
}
