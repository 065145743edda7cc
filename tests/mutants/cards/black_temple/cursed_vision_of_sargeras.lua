return {
  { "R505:Cursed Vision of Sargeras", "cards/black_temple/cursed_vision_of_sargeras.lua",
    [[if me.player.completed_a_quest then]], [[if me.player.completed_a_quest or true then]] },
}
