local desire = "raids/black_temple/bosses/essence_of_desire.lua"

return {
  { "R503.2b", desire, [[me:remove_damage("all")]], [[]] },
  { "R503.2b", desire, [[me:flip()]], [[if me.back_up then me:flip() end]] },
}
