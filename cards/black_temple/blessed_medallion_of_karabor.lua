return item "Blessed Medallion of Karabor" {
  number = 3, rarity = "rare",
  cost = 8, tags = { "Neck (1)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" },
  text = "Remove this from the game: You move to the right of another friendly player of your \z
    choice. Only in your turn.",
  powers = {
    pays { cost = { remove = this }, only_your_turn = true,
      cites = "R505:Blessed Medallion of Karabor",
      effect = function(me)
        local others = me.player.friends - me.player
        local friend = me.player:choose { from = others, aim = help,
          prompt = "Move to the right of whom?" }
        if friend then me.player:move_right_of(friend) end
      end },
  },
  rulings = {
    "Your turn goes on; the next one is that of the player to whose right you have moved.",
    "With two players in the game nothing happens.",
  },
}
