return ability "Violent Reflex" {
  number = 30, rarity = "uncommon", cost = 1,
  ongoing = true,
  values = { kick = 1 },
  text = "Ongoing: When your hero is dealt damage, it deals {kick} melee damage to the source \z
    of that damage.",
  powers = {
    when.dealt_damage { of = your.hero,
      effect = function(me, event) me.hero:deal(me.kick, "melee", all { event.source }) end },
  },
}
