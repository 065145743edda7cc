return ability "Army of Undeath" {
  number = 2, rarity = "rare",
  cost = 5, ongoing = true, tags = { "Unholy" }, class = { "death_knight" },
  values = { corpses = 3, force = 3, life = 3 },
  text = "Ongoing: Your Ghoul allies have Assault 2. <p> Ongoing: [Activate] and remove from \z
    the game {corpses} cards in an opponent's graveyard, all of one graveyard: Put a Ghoul \z
    token into play with {force} melee ATK and {life} health. Only in your turn.",
  powers = {
    pays { only_your_turn = true,
      cost = { exhaust = this,
        remove = { what = opposing.card:in_zone("graveyard"), count = value.corpses, one_graveyard = true } },
      effect = function(me)
        me.player:put_token("battle_of_the_aspects/ghoul", 1, { atk = me.force, health = me.life })
      end },
    gives { to = your.ally:with { tag = "Ghoul" }, keyword = "Assault 2" },
  },
  rulings = { "The three cards come out of one graveyard; in a raid the Boss player's is out of reach." },
}
