local words = use "magtheridons_lair/words"

return ability "Will of the Legion" {
  number = 32, rarity = "uncommon", cost = 2, instant = true,
  text = "Interrupt target equipment, ally or ability card on the chain. If you have a Lair \z
    fixture, put the top card of your blood deck into play.",
  targets = { target("card", link.ability.ally.equipment, harm) },
  play = function(me, t)
    t.card:interrupt()
    words.gain_if_unleashed(me.player)
  end,
}
