local totem = ability "Monstrous Totem" { cost = 3, ongoing = true, atk = 0, damage = "melee", health = 5, tags = { "Earth Totem (1)" }, class = "shaman",
  text = "Ongoing: When you play a Monster ally from your hand, you may search your deck for an ally with the same name and put it into play.",
  powers = { when.played { of = your.ally:with { faction = "monster" }, may = true,
    only_if = function(_, event) return event.from == "hand" end,
    effect = function(me, event)
      local found = me.player:search { in_zones = "deck", for_ = any.ally:with { name = event.card.name }, prompt = "Which ally?" }
      if found then found:to_play() end
    end } } }
local function monster(name) return ally(name) { cost = 1, atk = 1, damage = "melee", health = 5, faction = "monster" } end
local cards = { totem = totem, ogre = monster "Ogre", brute = monster "Brute",
  grave = ability "Grave Call" { cost = 0, ongoing = true, text = "Ongoing: You may play allies from your graveyard.",
    powers = { gives { to = your.ally:in_zone("graveyard"), playable = true } } } }

return scenario "A Monster that is played from the hand brings its like from the deck, one that is played from the graveyard does not" {
  raid = "duel",
  cites = { "CR 409.1", "CR 413.3" },
  cards = cards,
  given = function(t)
    t:seat(1, { play = { "Monstrous Totem", "Grave Call" }, hand = { "Ogre" }, graveyard = { "Brute" }, deck = { "Ogre", "Brute" }, resources = 2 })
  end,
  play = function(t)
    t:plays(1, "Brute")
    t:everyone_passes()
    t:count_in_play(1, "Brute", 1)
    t:chain(0)
    t:deck_count(1, 2)
    t:plays(1, { "Ogre", 1 })
    t:everyone_passes()
    t:answers(1, "yes")
    t:answers(1, "Ogre")
    t:finishes_chain()
  end,
  expect = function(t)
    t:count_in_play(1, "Ogre", 2)
    t:deck_count(1, 1)
  end,
}
