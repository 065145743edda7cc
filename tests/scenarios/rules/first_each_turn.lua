-- "For the first time each turn": known of every card, whoever was there to see it.
local windy = ally "Windy" { cost = 1, atk = 1, damage = "nature", health = 9,
  text = "When this attacks for the first time each turn, ready it.",
  powers = { when.attacks { of = this, first_each_turn = true, effect = function(me) me:ready() end } } }
local idol = item "Idol" { cost = 0, text = "When your hero is dealt damage for the first time each turn, draw a card.",
  powers = { when.dealt_damage { of = your.hero, first_each_turn = true, effect = function(me) me.player:draw() end } } }
local burn = ability "Burn" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to itself.",
  play = function(me) me.hero:deal(1, "fire", me.hero) end }
local ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 9 }
local gem = item "Gem" { cost = 2, text = "A gem." }

return {
  scenario "What triggers for the first time each turn does so once, and again in the next" {
    cites = { "CR 703.1" },
    cards = { windy = windy, burn = burn },
    given = function(t)
      t:seat(1, { play = { "Windy" }, deck = { "Burn", "Burn" } })
      t:boss {}
    end,
    play = function(t)
      t:attacks(1, "Windy", "hero@boss")
      t:to_end_of_combat()
      t:ready("Windy")
      t:attacks(1, "Windy", "hero@boss")
      t:to_end_of_combat()
      t:exhausted("Windy")
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:attacks(1, "Windy", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready("Windy")
      t:damage("hero@boss", 3)
    end,
  },
  scenario "The second time is not the first, though nobody watched the first" {
    cites = { "CR 703.1" },
    cards = { idol = idol, burn = burn },
    given = function(t)
      t:seat(1, { hand = { "Burn", "Idol", "Burn" }, deck = { "Burn", "Burn" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Burn", 1 })
      t:finishes_chain()
      t:plays(1, "Idol")
      t:finishes_chain()
      t:plays(1, "Burn")
      t:finishes_chain()
      t:hand_count(1, 0)
      t:deck_count(1, 2)
    end,
    expect = function(t)
      t:damage("hero@1", 2)
    end,
  },
  scenario "Combat damage for the first time: other damage does not count, and both of two at once are one time" {
    cites = { "CR 703.1" },
    cards = {
      burn = burn, ox = ox,
      seal = item "Seal" { cost = 0, text = "When your hero deals combat damage for the first time each turn, draw a card.",
        powers = { when.dealt_damage { by = your.hero, combat = true, first_each_turn = true,
          effect = function(me) me.player:draw() end } } },
      wild = hero "Wild" { health = 30, atk = 1, text = "Wild.", powers = { gives { to = this, attacks = plus(1) } } },
    },
    given = function(t)
      t:seat(1, { hero = "Wild", hand = { "Burn" }, play = { "Seal" }, deck = { "Burn", "Burn", "Burn" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Burn")
      t:finishes_chain()
      t:hand_count(1, 0)
      t:attacks(1, "hero@1", { "Ox", "hero@boss" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "The first ally each turn costs less: not a second one, nor another card" {
    cites = { "CR 707.1e" },
    cards = {
      ox = ox, gem = gem,
      guild = ally "Guild" { cost = 9, atk = 1, damage = "melee", health = 9,
        text = "You pay (1) less to play your first ally each turn.",
        powers = { gives { to = your.ally, cost = plus(-1), first_each_turn = true } } },
    },
    given = function(t)
      t:seat(1, { play = { "Guild" }, hand = { "Gem", "Ox", "Ox", "Ox" }, resources = 6, deck = { "Gem", "Gem" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Gem")
      t:finishes_chain()
      t:ready_resources(1, 4)
      t:plays(1, { "Ox", 1 })
      t:finishes_chain()
      t:ready_resources(1, 3)
      t:plays(1, { "Ox", 2 })
      t:finishes_chain()
      t:ready_resources(1, 1)
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:plays(1, "Ox")
      t:finishes_chain()
    end,
    expect = function(t)
      t:ready_resources(1, 5)
    end,
  },
  scenario "The first ally each turn costs less while the condition holds: not a second one, nor where it does not" {
    cites = { "CR 707.1e" },
    cards = {
      ox = ox, gem = gem,
      union = ally "Union" { cost = 9, atk = 1, damage = "melee", health = 9,
        text = "While you have an item, you pay (1) less to play your first ally each turn.",
        powers = { gives { to = your.ally, cost = plus(-1), only_if = count(your.item):at_least(1), first_each_turn = true } } },
    },
    given = function(t)
      t:seat(1, { play = { "Union" }, hand = { "Gem", "Ox", "Ox" }, resources = 9 })
    end,
    play = function(t)
      t:costs(1, "Ox", 2)
      t:plays(1, "Gem")
      t:finishes_chain()
      t:costs(1, "Ox", 1)
      t:plays(1, { "Ox", 1 })
      t:finishes_chain()
    end,
    expect = function(t) t:costs(1, { "Ox", 2 }, 2) end,
  },
  scenario "What protects, exhausts or heals does so for the first time once each turn" {
    cites = { "CR 703.1" },
    raiders = 2,
    cards = {
      guard = ally "Guard" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Protector" },
        text = "The first time this protects each turn, draw a card.",
        powers = { when.protects { of = this, first_each_turn = true, effect = function(me) me.player:draw() end } } },
      ogre = ally "Ogre" { cost = 1, atk = 1, damage = "melee", health = 9,
        text = "The first time this exhausts each turn, put a note on it.",
        powers = { when.exhausted { of = this, first_each_turn = true, effect = function(me) me:add_counters("note", 1) end } } },
      healer = ally "Healer" { cost = 1, atk = 0, damage = "holy", health = 9,
        text = "(0): Heal 1 from your hero. The first time this heals each turn, draw a card.",
        powers = {
          pays { cost = { resources = 0 }, effect = function(me) me:heal(1, your.hero) end },
          when.healed { by = this, first_each_turn = true, effect = function(me) me.player:draw() end } } },
      wake = ability "Wake" { cost = 0, instant = true, text = "Ready all allies.", play = function(me) all(any.ally):ready() end },
      ox = ox,
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { "Guard", "Healer" }, hand = { "Wake" }, deck = { "Ox", "Ox", "Ox" } })
      t:boss { play = { "Ogre" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Ogre", "hero@1")
      t:protects(1, "Guard")
      t:to_end_of_combat()
      t:hand_count(1, 2)
      t:counters("Ogre", "note", 1)
      t:passes("boss")
      t:plays(1, "Wake")
      t:everyone_passes()
      t:passes("boss")
      t:uses(1, "Healer")
      t:finishes_chain()
      t:hand_count(1, 2)
      t:passes("boss")
      t:uses(1, "Healer")
      t:finishes_chain()
      t:damage("hero@1", 3)
      t:hand_count(1, 2)
      t:attacks("boss", "Ogre", "hero@1")
      t:protects(1, "Guard")
      t:to_end_of_combat()
      t:exhausted("Guard")
      t:exhausted("Ogre")
    end,
    expect = function(t)
      t:hand_count(1, 2)
      t:counters("Ogre", "note", 1)
    end,
  },
  scenario "Damage after exhausting is the first damage" {
    cites = { "CR 703.1" },
    cards = { idol = idol, burn = burn,
      nap = ability "Nap" { cost = 0, text = "Exhaust your hero.", play = function(me) me.hero:exhaust() end } },
    given = function(t)
      t:seat(1, { play = { "Idol" }, hand = { "Nap", "Burn", "Burn" }, deck = { "Nap", "Nap" } })
    end,
    play = function(t)
      t:plays(1, "Nap")
      t:everyone_passes()
      t:plays(1, "Burn")
      t:everyone_passes()
      t:everyone_passes()
      t:hand_count(1, 2)
      t:plays(1, "Burn")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
}
