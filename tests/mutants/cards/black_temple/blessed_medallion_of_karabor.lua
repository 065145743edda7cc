local medallion = "cards/black_temple/blessed_medallion_of_karabor.lua"

return {
  { "R505:Blessed Medallion of Karabor", medallion, [[if friend then me.player:move_right_of(friend) end]], [[]] },
  { "R505:Blessed Medallion of Karabor", medallion, [[me.player.friends - me.player]], [[me.player.friends]] },
}
