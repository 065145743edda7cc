-- R503.1b, R503.1c: what others make a player do or give, a ghost neither does nor gives. In each of these raider 2 is one.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30 }
local helm = armor "Helm" { cost = 1, def = 1, text = "" }
local cow = ally "Cow" { cost = 1, atk = 1, damage = "melee", health = 3 }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local minions = { minion = { "Sister of Pain", "Sister of Pain", "Sister of Pain" } }

local function haunted(title, about, play, expect)
  return scenario(title) {
    raid = "black_temple", cites = { "R503.1b", "R503.1c" }, raiders = 2, cards = { ox = ox, helm = helm, cow = cow },
    given = function(t)
      t:seat(1, { deck = deck, hand = about.hands, play = about.play, resources = 2 })
      t:seat(2, { deck = deck, hand = about.hands, play = about.play, resources = about.ghost_resources })
      t:boss { boss = "black_temple/teron_gorefiend", deck = deck, decks = minions, resources = 4,
        hand = about.boss_hand, play = about.boss_play }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers("boss", 2)
      t:ends_turn()
      play(t)
    end,
    expect = expect,
  }
end

local function to_boss(t)
  for _ = 1, 2 do t:ends_turn() end
end

return {
  haunted("Crushing Shadows: a ghost discards no card, and his hero is dealt nothing",
    { hands = { "Ox" }, boss_hand = { "Crushing Shadows" } },
    function(t)
      to_boss(t)
      t:hand_count(2, 2)
      t:plays("boss", "Crushing Shadows")
      t:everyone_passes()
    end,
    function(t)
      t:hand_count(1, 1)
      t:damage("hero@1", 1)
      t:hand_count(2, 2)
      t:damage("hero@2", 0)
    end),
  haunted("You Are Not Prepared! (61): a ghost draws as ever, and puts no card into his hand",
    { boss_play = { { "not_prepared_61", deck = "event" } } },
    function(t)
      to_boss(t)
      t:answers("boss", "You Are Not Prepared!")
      t:finishes_chain()
    end,
    function(t)
      t:hand_count(1, 1)
      t:hand_count(2, 1)
    end),
  haunted("Priestess of Dementia: a ghost destroys none of his cards",
    { play = { "Helm" }, boss_play = { "Priestess of Dementia" } },
    function(t)
      to_boss(t)
      t:uses("boss", "Priestess of Dementia")
      t:everyone_passes()
    end,
    function(t)
      t:in_graveyard(1, "Helm")
      t:in_play(2, "Helm")
    end),
  haunted("A living raider's Illidari Blood Lord: a ghost turns none of his resources face down",
    { hands = { "Illidari Blood Lord" }, ghost_resources = { "The Fall of the Betrayer" } },
    function(t)
      t:plays(1, "Illidari Blood Lord")
      t:everyone_passes()
      t:finishes_chain()
    end,
    function(t)
      t:told { "Illidari Blood Lord enters play" }
      t:face_up("The Fall of the Betrayer")
    end),
  haunted("You Are Not Prepared! (64): a ghost's ally enters play ready, his equipment exhausted",
    { hands = { "Cow", "Helm" }, ghost_resources = 3, boss_play = { { "not_prepared_64", deck = "event" } } },
    function(t)
      t:plays(1, "Cow")
      t:everyone_passes()
      t:exhausted("Cow@1")
      t:ends_turn()
      t:plays(2, "Cow")
      t:everyone_passes()
      t:plays(2, "Helm")
      t:everyone_passes()
    end,
    function(t)
      t:ready("Cow@2")
      t:exhausted("Helm@2")
    end),
}
