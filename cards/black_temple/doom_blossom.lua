return ability "Doom Blossom" {
  number = 18, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Traitor" }, class = { "warlock" }, requires = "traitor_hero",
  ongoing = true,
  values = { petals = 3, amount = 1 },
  text = "Attaches to target character. <p> Ongoing: This enters play with {petals} blossom \z
    counters. <p> Ongoing: When your turn starts, your hero deals {amount} shadow damage to the \z
    bearer for each blossom counter on this. Remove a blossom counter from this. If this has none \z
    left, destroy this.",
  attach = target("host", any.character, harm),
  powers = {
    enters { counters = { blossom = value.petals } },
    at.start_of_turn { whose = "your",
      effect = function(me)
        me.hero:deal(me.amount * me:counters("blossom"), "shadow", me.host)
        me:remove_counters("blossom")
        if me:counters("blossom") == 0 then me:destroy() end
      end },
  },
}
