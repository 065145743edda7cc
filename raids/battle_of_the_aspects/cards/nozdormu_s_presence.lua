return fixture "Nozdormu's Presence" {
  number = 5, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  values = { blow = 4 },
  text = "Remove this from the game: [Basic] friendly players choose a friendly hero. It deals \z
    {blow} melee damage to each opposing hero. (Gained where Deathwing had 10 or less damage as \z
    the last hero was destroyed.)",
  powers = {
    pays { cost = { remove = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        local hero = me.player.friends:choose { from = friendly.hero, prompt = "Which hero strikes?" }
        hero:deal(me.blow, "melee", opposing.hero)
      end },
  },
}
