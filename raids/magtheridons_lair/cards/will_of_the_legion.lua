local words = use "magtheridons_lair/words"

return ability "Will of the Legion" {
  number = 32, rarity = "uncommon", cost = 2, instant = true,
  -- check: allow text-strays because the template takes the pile for one that may be empty
  text = "Interrupt target equipment, ally or ability card on the chain. If it, if there is \z
    one, put one of the top card of your blood deck into play. Otherwise, if there is one, put \z
    one of the top card of your blood deck into play.",
  targets = { target("card", link.ability.ally.equipment, harm) },
  play = function(me, t)
    t.card:interrupt()
    words.gain_if_unleashed(me.player)
  end,
}
