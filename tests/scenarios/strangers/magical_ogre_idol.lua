local idol = item "Magical Ogre Idol" { cost = 4, class = "any", values = { more = 6 },
  text = "This enters play exhausted. <p> [Activate], destroy this: This turn, your hero becomes an Ogre Monster hero and has +{more} ATK \z
    and Smash. Only on your turn.",
  powers = { enters { exhausted = true },
    pays { cost = { exhaust = this, destroy = this }, only_your_turn = true, effect = function(me)
      me.hero:gain { tag = "Ogre", faction = "monster", atk = me.more, keyword = "Smash", lasts = this_turn }
    end } } }
local drum = item "Monster Drum" { cost = 1, text = "Your Monsters have +1 ATK.",
  powers = { gives { to = your.character:with { faction = "monster" }, atk = plus(1) } } }
local imp = ally "Imp" { cost = 1, atk = 0, damage = "fire", health = 2, keywords = "Protector" }

return scenario "A hero is an Ogre Monster for a turn, and what is more than fatal goes on to the hero behind the ally" {
  raid = "duel",
  cites = { "CR 206.1b", "CR 202.3", "CR 405.8", "CR 710.1b" },
  cards = { idol = idol, drum = drum, imp = imp },
  given = function(t)
    t:seat(1, { hand = { "Magical Ogre Idol" }, play = { "Monster Drum", { "Magical Ogre Idol" } }, deck = { "Imp", "Imp" }, resources = 4 })
    t:seat(2, { play = { "Imp" }, deck = { "Imp", "Imp" } })
  end,
  play = function(t)
    t:plays(1, "Magical Ogre Idol")
    t:everyone_passes()
    t:exhausted { "Magical Ogre Idol", 2 }
    t:uses(1, { "Magical Ogre Idol", 1 })
    t:everyone_passes()
    t:has("hero@1", "Ogre")
    t:atk("hero@1", 7)                  -- 6, and 1 as a Monster
    t:attacks(1, "hero@1", "Imp")
    t:to_end_of_combat()
    t:damage("hero@2", 5)
    t:ends_turn()
  end,
  expect = function(t)
    t:has("hero@1", "Ogre", false)
    t:atk("hero@1", 0)
  end,
}
