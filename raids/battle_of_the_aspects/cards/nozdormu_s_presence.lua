return fixture "Nozdormu's Presence" {
  number = 5, rarity = "common", tags = { "Gift of the Aspects" },
  of = "raiders",
  values = { blow = 4 },
  powers = {
    pays { cost = { to_bottom = this }, basic = true, cites = "BA:Gift of the Aspects",
      effect = function(me)
        local hero = me.player.friends:choose { from = friendly.hero, prompt = "Which hero strikes?" }
        hero:deal(me.blow, "melee", opposing.hero)
      end },
  },
}
