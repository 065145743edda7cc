-- A raid without a Boss player: its cards are flipped and played one at a time, it attacks in order, and it has no hand.
local dragon = boss "Old Wyrm" { order = 1, health = 40, atk = 3, damage = "fire", text = "" }
local whelp = ally "Whelp" { cost = 0, atk = 1, damage = "fire", health = 2, keywords = { "Ferocity" } }
local drake = ally "Drake" { cost = 0, atk = 4, damage = "fire", health = 6 }
local hound = ally "Hound" { cost = 0, atk = 2, damage = "melee", health = 4, keywords = { "Ferocity" },
  text = "Attacks the opposing ally with the most health left, if able.",
  powers = { gives { to = this, attacks_only = opposing.ally:highest("remaining") } } }
local rain = event "Rain" { text = "Your hero deals 1 frost damage to each opposing hero. Flip one more card.",
  play = function(me)
    me.hero:deal(1, "frost", opposing.hero)
    me.player:flip_cards(1)
  end }
local spark = ability "Spark" { cost = 0, text = "Your hero deals 2 fire damage to target opposing ally.",
  targets = { target("ally", opposing.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.ally) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3, keywords = { "Protector" } }
local stop = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local back = ability "Back" { cost = 0, instant = true, text = "Put target ally into its owner's hand; each opponent draws a card.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    t.ally:to_hand()
    for _, foe in each(me.player.opponents) do foe:draw(1) end
  end }
local waste = ability "Waste" { cost = 0, instant = true, text = "Each opponent discards two cards.",
  play = function(me) for _, foe in each(me.player.opponents) do foe:discard(2) end end }
local hail = event "Hail" { text = "Choose two opposing allies. Your hero deals 1 frost damage to each of them.",
  play = function(me)
    for _, one in each(me.player:choose { from = opposing.ally, count = 2 }) do me.hero:deal(1, "frost", one) end
  end }
local peak = raid "Wyrm Peak" {
  players = { 1, 3 },
  automated = true,
  words = { flips = 2 },
  decks = { "main" },
  bosses = { "dragon" },
  boss_turn = {
    ready_step,
    phase "Mark" { steps = { function(boss)
      local foes = boss.opponents
      foes[boss:roll() % #foes + 1].hero:mark("prey")
    end } },
    flip_step { count = word.flips },
    attack_step { at = opposing.hero:marked("prey") },
    end_phase,
  },
  boss_has_fatal_damage = function(boss) boss:lose() end,
}
local cards = { dragon = dragon, whelp = whelp, drake = drake, rain = rain, hail = hail, ox = ox, elk = elk, stop = stop,
  back = back, waste = waste, spark = spark, hound = hound }

return {
  scenario "Cards are flipped and played one at a time, and what one of them adds is flipped as well" {
    cites = { "CR 410.4a" },
    raid = peak,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Stop" }, deck = { "Ox" } })
      t:seat(2, { deck = { "Ox" } })
      t:boss { deck = { "Rain", "Drake", "Spark", "Whelp" } }
      t:dice { 2 }                        -- two raiders: an even roll marks the first
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()                 -- the window of the ready step; nobody asks the Boss's side
      t:told { "is marked: prey" }
      t:told { "The Boss player plays Rain" }
      t:chain(1)
      t:deck_count("boss", 3)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:chain(1)                          -- the second of two
      t:plays(1, "Stop", { target = "Drake" })
      t:everyone_passes()
      t:in_graveyard("boss", "Drake")
      t:in_graveyard("boss", "Spark")     -- the one that Rain added: there was no ally to aim at
      t:deck_count("boss", 1)
      t:chain(0)
      t:everyone_passes()                 -- the flips are over
    end,
    expect = function(t)
      t:chain(1)                          -- the Wyrm attacks whom the die has marked
      t:told { "proposes an attack: Old Wyrm on" }
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:damage("hero@1", 4)
      t:damage("hero@2", 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "What it might use it does not: it passes" {
    cites = { "CR 410.2", "BA:Instant" },
    raid = peak,
    cards = { dragon = dragon, spark = spark, drake = drake,
      idol = item "Idol" { cost = 0, text = "Activate: 1 fire damage to each opposing hero.",
        powers = { pays { cost = { exhaust = this }, effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } } },
    given = function(t)
      t:seat(1, { hand = { "Spark" } })
      t:boss { play = { "Drake", "Idol", "Idol", "Idol", "Idol" } }
    end,
    play = function(t)
      t:plays(1, "Spark", { target = "Drake" })
      t:everyone_passes()
      t:damage("Drake", 2)
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      for nth = 1, 4 do t:ready { "Idol", nth } end
    end,
  },
  scenario "All that can attack does, the hero first, then in the order in which they came" {
    cites = { "CR 302.2", "CR 601.2" },
    raid = peak,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Ox", damage = 1 } } })
      t:seat(2, { play = { "Elk" } })
      t:boss { play = { "Drake", "Hound" }, deck = { "Whelp", "Drake" } }
      t:words { flips = 2 }
      t:dice { 1 }                        -- the second raider is marked
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()                 -- Whelp and another Drake are there
      t:told { "proposes an attack: Old Wyrm" }
      t:everyone_passes()
      t:protects(2, "Elk")                -- raiders protect as ever
      t:everyone_passes()
      t:in_graveyard(2, "Elk")
      t:told { "proposes an attack: Drake" }
      t:damage("hero@2", 0)
      for _ = 1, 3 do t:everyone_passes() end
      t:damage("hero@2", 4)
      t:told { "proposes an attack: Hound on Ox" }
      for _ = 1, 3 do t:everyone_passes() end
      t:told { "proposes an attack: Whelp" }
      for _ = 1, 3 do t:everyone_passes() end
    end,
    expect = function(t)
      t:damage("hero@2", 5)               -- four by the old Drake, one by the Whelp
      t:damage("Ox", 3)                   -- the Hound goes for the ally with the most health left
      t:count_in_play("boss", "Drake", 2)
      t:is_turn("boss")
      t:asked(1, "Your move")
    end,
  },
  scenario "It has no hand: cards go onto its deck, discards come from it, and it draws nothing" {
    cites = { "CR 415.9e", "CR 415.9f" },
    raid = peak,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Back", "Waste" } })
      t:boss { play = { "Drake" }, deck = { "Rain", "Rain", "Whelp" } }
    end,
    play = function(t)
      t:plays(1, "Back", { target = "Drake" })
      t:everyone_passes()
      t:hand_count("boss", 0)
      t:deck_count("boss", 4)
      t:plays(1, "Waste")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Drake")     -- it lay on top
      t:graveyard_count("boss", 2)
      t:deck_count("boss", 2)
      t:hand_count("boss", 0)
    end,
  },
  scenario "It begins without a hand and without being asked for a mulligan" {
    cites = { "CR 101.1", "CR 101.2" },
    raid = peak,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" } })
      t:boss { deck = { "Rain", "Rain", "Whelp", "Whelp", "Drake", "Drake", "Drake", "Drake" } }
      t:real_start()
    end,
    play = function(t)
      t:answers(1, "yes")
      t:hand_count("boss", 0)
      t:hand_count(1, 7)
    end,
    expect = function(t) t:asked(1, "Your move") end,
  },
  scenario "Where its deck is empty it flips nothing more, and nothing that comes onto the deck later" {
    cites = { "CR 415.9e" },
    raid = peak,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Back" }, play = { "Ox" } })
      t:boss { deck = { "Drake" } }
      t:words { flips = 3 }
      t:dice { 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:told { "The Boss player plays Drake" }
      t:everyone_passes()
      t:asked(1, "Your move")
      t:plays(1, "Back", { target = "Drake" })
      t:everyone_passes()
      for _ = 1, 4 do t:everyone_passes() end
    end,
    expect = function(t)
      t:deck_count("boss", 1)
      t:count_in_play("boss", "Drake", 0)
      t:asked(1, "Your move")
      t:damage("hero@1", 3)               -- by the Wyrm; the Drake is a card of the deck
    end,
  },
  scenario "What it would choose falls at random" {
    cites = { "CR 706.1" },
    raid = peak,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { deck = { "Spark", "Rain" } }
      t:words { flips = 1 }
      t:dice { 2 }
      t:random { 3 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox@1", 0)
      t:damage({ "Ox", 2 }, 0)
      t:damage({ "Ox", 3 }, 2)
      t:asked(1, "Your move")
    end,
  },
  scenario "Its armor prevents the first damage that its hero would be dealt, until it readies" {
    cites = { "CR 717.2c" },
    raid = peak,
    cards = { dragon = dragon, shell = armor "Shell" { cost = 0, def = 2, text = "" },
      jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to target hero.",
        targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Jab", "Jab", "Jab", "Jab", "Jab" } })
      t:boss { play = { "Shell", "Shell", "Shell", "Shell" } }
    end,
    play = function(t)
      for taken = 1, 4 do                 -- two of them prevent all 3
        t:plays(1, "Jab", { target = "hero@boss" })
        t:everyone_passes()
        t:damage("hero@boss", taken > 2 and 3 * (taken - 2) or 0)
      end
    end,
    expect = function(t)
      for nth = 1, 4 do t:exhausted { "Shell", nth } end
    end,
  },
  scenario "Where it must choose two, it chooses two" {
    cites = { "CR 709.2" },
    raid = peak,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { deck = { "Hail", "Rain" } }
      t:words { flips = 1 }
      t:dice { 2 }
      t:random { 3, 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox@1", 1)
      t:damage({ "Ox", 2 }, 0)
      t:damage({ "Ox", 3 }, 1)
      t:asked(1, "Your move")
    end,
  },
}
