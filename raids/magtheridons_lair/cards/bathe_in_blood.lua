local words = use "magtheridons_lair/words"

return ability "Bathe in Blood" {
  number = 4, rarity = "uncommon", cost = 0,
  values = { splash = 2 },
  text = "Your hero deals {splash} melee damage to target character. If you have a Lair \z
    fixture, put the top card of your blood deck into play.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.splash, "melee", t.prey)
    words.gain_if_unleashed(me.player)
  end,
}
