local words = use "magtheridons_lair/words"

return armor "Pit Lord's Armor" {
  number = 39, rarity = "uncommon", cost = 2, def = 5,
  tags = { "Chest (1)", "Plate" },
  text = "Only if you have a Lair fixture. <p> Destroy a Blood fixture: Your hero can't be \z
    targeted by opponents this turn. This turn, your cards on the chain can't be interrupted.",
  only_if = words.unleashed:at_least(1),
  powers = {
    pays { cost = { destroy = words.bloods }, effect = function(me)
      me.hero:gain { cant = "be targeted by opponents", lasts = this_turn }
      your.card:in_zone("chain"):gain { cant = "be interrupted", lasts = this_turn }
    end },
  },
}
