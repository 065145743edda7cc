return ability "Flames of the Incinerator" {
  number = 20, rarity = "uncommon", cost = 2,
  tags = { "Molten Core" },
  ongoing = true,
  attach = target("fuel", opposing.character, harm),
  values = { flare = 3, smoulder = 1, blaze = 4 },
  text = "Attaches to target opposing character. Your hero deals {flare} fire damage to it. <p> \z
    Ongoing: When your turn starts, your hero deals {smoulder} fire damage to the bearer, or \z
    {blaze} if your hero is Golemagg the Incinerator.",
  play = function(me, t) me.hero:deal(me.flare, "fire", t.fuel) end,
  powers = {
    at.start_of_turn { whose = "your", cites = "R302.3", effect = function(me)
      local amount = me.hero.name == "Golemagg the Incinerator" and me.blaze or me.smoulder
      me.hero:deal(amount, "fire", me.host)
    end },
  },
}
