return fixture "Alexstrasza's Presence" {
  number = 1, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  text = "Remove this from the game: [Basic] each friendly player chooses any number of cards in \z
    their graveyard. Shuffle them into their owners' decks. (Gained where a raider's hero was \z
    destroyed with twenty or more cards in their graveyard.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        for _, player in each(me.player.friends) do
          player:choose { from = player.graveyard, up_to = #player.graveyard, prompt = "Which cards go back?" }
            :shuffle_into_deck()
        end
      end },
  },
}
