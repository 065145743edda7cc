-- Cards of no type, of no player or of a side: a doom that grows, gifts that any raider may use, a lair with two sides.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 4 }
local doom = fixture "Doom" { of = "nobody", text = "At the end of each Boss turn it grows: 2 fire damage for each madness to each opposing hero.",
  powers = {
    gives { to = this, cant = "leave play" },
    at.end_of_turn { whose = "your", effect = function(me)
      me:add_counters("madness", 1)
      me.hero:deal(2 * me:counters("madness"), "fire", opposing.hero)
    end },
  } }
local gift = fixture "Gift" { of = "raiders", text = "Remove this: your hero heals 3.",
  powers = { pays { basic = true, cost = { remove = this }, effect = function(me) me.hero:heal(3, your.hero) end } } }
local lair = fixture "Lair" { text = "At the start of your turn, turn this over.",
  powers = { at.start_of_turn { whose = "your", effect = function(me) me:flip() end } },
  back = { name = "Burning Lair", text = "Opposing heroes have -2 health.",
    powers = { gives { to = opposing.hero, health = plus(-2) } } } }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy all abilities, allies, equipment, and all opposing cards but heroes.",
  play = function(me)
    all(any.ability:or_type("ally", "equipment")):destroy()
    all(opposing.card):where(any.fixture):destroy()
  end }
local counting = ability "Counting" { cost = 0, instant = true, text = "Your hero deals 1 damage to each opposing hero for each friendly fixture.",
  play = function(me) me.hero:deal(#all(friendly.fixture), "fire", opposing.hero) end }

return {
  scenario "A doom that is nobody's is reached by no word for a type, and by none for an opponent" {
    cites = { "CR 300.1" },
    cards = { doom = doom, ox = ox, sweep = sweep, lair = lair },
    given = function(t)
      t:seat(1, { hand = { "Sweep" }, deck = { "Ox", "Ox" } })
      t:boss { play = { "Doom", "Ox", "Lair" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:in_play("boss", "Doom")
      t:in_graveyard("boss", "Ox")
      t:in_graveyard("boss", "Lair")      -- that one is the Boss player's
      t:ends_turn()
    end,
    expect = function(t)
      t:counters("Doom", "madness", 1)
      t:damage("hero@1", 2)
    end,
  },
  scenario "A gift is friendly to every raider, each may use it, and the Boss player may not" {
    cites = { "CR 701.2" },
    raiders = 2,
    cards = { gift = gift, counting = counting },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Counting" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 5 }, deck = { "Counting", "Counting" } })
      t:boss { play = { "Gift", "Gift" }, hand = { "Counting" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Counting")
      t:everyone_passes()
      t:damage("hero@boss", 2)
      t:uses(1, { "Gift", 1 })
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:ends_turn()
      t:is_turn(2)
      t:uses(2, "Gift")
      t:everyone_passes()
      t:damage("hero@2", 2)
      t:removed("boss", "Gift")
    end,
    expect = function(t) t:count_in_play("boss", "Gift", 0) end,
  },
  scenario "What counts friendly cards counts a gift in the Boss player's party" {
    cites = { "CR 712.4" },
    cards = { gift = gift,
      tally = ability "Tally" { cost = 0, text = "Your hero deals 1 damage to each opposing hero for each friendly card.",
        play = function(me) me.hero:deal(#all(friendly.card), "fire", opposing.hero) end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Tally" } })
      t:boss { play = { "Gift", "Gift" } }
    end,
    play = function(t)
      t:plays(1, "Tally")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@boss", 3) end,      -- the hero and two gifts
  },
  scenario "Nobody's doom is his who owns it, wherever it is out of play" {
    cites = { "CR 300.1" },
    cards = { doom = doom, ox = ox,
      recall = ability "Recall" { cost = 0, text = "Put all cards from your graveyard into your hand.",
        play = function(me) all(your.card:in_zone("graveyard")):to_hand() end } },
    given = function(t)
      t:boss { hand = { "Recall" }, graveyard = { "Doom", "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Recall")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand("boss", "Doom")
      t:in_hand("boss", "Ox")
    end,
  },
  scenario "The Boss player has no use for a gift, and it is not his" {
    cites = { "CR 701.2" },
    cards = { gift = gift, counting = counting },
    given = function(t)
      t:boss { play = { "Gift" }, hand = { "Counting" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Gift")
      t:plays("boss", "Counting")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 0) end,
  },
  scenario "A fixture has another side, and is not played from a hand" {
    cites = { "CR 409.1" },
    cards = { lair = lair, ox = ox },
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { play = { "Lair" }, hand = { "Lair" }, deck = { "Ox", "Ox" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:modifiers("hero@1", "health", 0)
      t:to_action_phase()
      t:modifiers("hero@1", "health", 1)
      t:cant("boss", "plays", "Lair", { reason = "fixture" })
    end,
    expect = function(t) t:told { "Lair is turned over" } end,
  },
}
