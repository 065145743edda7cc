return ally "Karuzak" {
  number = 28, rarity = "rare",
  cost = 6, atk = 6, damage = "shadow", health = 6,
  tags = { "Doomguard", "Demon", "Pet (1)" }, class = { "warlock" }, faction = "monster",
  values = { doom = 6, cards = 2 },
  text = "When your turn starts, each opponent chooses: this deals {doom} shadow damage to that \z
    player's hero, or you draw {cards} cards.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me)
        local ways = { "damage", "cards" }
        local chosen = me.player.opponents:each_choose { from = ways, prompt = "Damage for you, or cards for them?" }
        local burnt = all {}
        for _, one in ipairs(chosen) do
          if one[1] == "damage" then burnt = burnt + one[2].hero else me.player:draw(me.cards) end
        end
        me:deal(me.doom, "shadow", burnt)
      end },
  },
  rulings = { "All choose before anything happens, and are dealt damage at the same time." },
}
