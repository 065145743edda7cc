return ability "Doom Blossom" {
  number = 18, rarity = "uncommon", cost = 1, instant = true,
  tags = { "Traitor" }, class = { "warlock" }, requires = "traitor_hero",
  ongoing = true,
  values = { petals = 3, amount = 1 },
  text = "Attaches to target character and enters play in bloom, with {petals} blossom counters. <p> Ongoing: As \z
    your turn starts, your hero deals {amount} shadow damage to its bearer for each of these \z
    counters, and then one is removed. With none left, destroy this ability.",
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
