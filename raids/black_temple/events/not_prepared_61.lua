return event "You Are Not Prepared!" {
  number = 61, rarity = "uncommon",
  ongoing = true,
  text = "Ongoing: Opponents can't draw. <p> Ongoing: When your turn starts, put the top \z
    card of each opponent's deck into its owner's hand.",
  powers = {
    gives { to = opposing.hero, cant = "draw" },
    at.start_of_turn { whose = "your", effect = function(me)
      for _, player in each(me.player.opponents) do
        local top = player.deck:top()
        if top then top:to_hand() end
      end
    end },
  },
}
