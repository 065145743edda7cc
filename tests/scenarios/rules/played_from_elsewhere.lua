local function ox() return ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 } end
local function well() return ability "Well" { cost = 1, text = "Draw a card.", play = function(me) me.player:draw(1) end } end
local magus = ally "Magus" { cost = 1, atk = 0, damage = "melee", health = 9, text = "0: you can play cards from your resource row this turn.",
  powers = { pays { cost = { resources = 0 }, effect = function(me)
    (your.card:in_zone("resources")):gain { playable = true, lasts = this_turn } end } } }

return {
  scenario "From the graveyard only what something lets be played, for its cost" {
    cites = { "CR 409.1" },
    cards = {
      seer = ally "Seer" { cost = 1, atk = 0, damage = "melee", health = 9, text = "You can play abilities from your graveyard.",
        powers = { gives { to = your.ability:in_zone("graveyard"), playable = true } } },
      well_1 = well(), ox_1 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Seer" }, resources = 1, graveyard = { "Well", "Ox" }, deck = { "Ox", "Ox" } })
      t:boss { graveyard = { "Well" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Ox", { reason = "CR 409.1: it is not in your hand" })
      t:plays(1, "Well")
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:in_graveyard(1, "Well")
      t:cant(1, "plays", "Well", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "An ally that lets itself be played from the graveyard, while its condition holds" {
    cites = { "CR 409.1", "CR 704.1a" },
    cards = {
      ghoul = ally "Ghoul" { cost = 1, atk = 0, damage = "melee", health = 5,
        text = "While you control no other ally, you can play this from your graveyard.",
        powers = { gives { to = this:in_zone("graveyard"), playable = true, only_if = count(your.ally):at_most(0) } } },
      ox_2 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Ox" }, resources = 3, graveyard = { "Ghoul", "Ghoul" } })
    end,
    play = function(t)
      t:plays(1, "Ghoul")
      t:everyone_passes()
      t:in_play(1, "Ghoul")
      t:cant(1, "plays", { "Ghoul", 1 }, { reason = "CR 409.1" })
    end,
    expect = function(t)
      t:count_in_play(1, "Ghoul", 1)
    end,
  },
  scenario "What a card says of its own cost counts in hand, and while it is paid" {
    cites = { "CR 704.1a" },
    cards = {
      shot = ability "Shot" { cost = 3, text = "You pay 1 less to play this for each ally you control. Draw a card.",
        powers = { gives { to = this, cost = plus(-count(your.ally)) } }, play = function(me) me.player:draw(1) end },
      ox_3 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Shot" }, play = { "Ox", "Ox" }, resources = 1, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Shot")
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "From the resource row: what is played does not pay for itself, quests and locations are not played" {
    cites = { "CR 409.1", "CR 412.2" },
    cards = {
      magus = magus,
      elk = ally "Elk" { cost = 2, atk = 0, damage = "melee", health = 5 },
      ox_4 = ox(),
      errand = quest "Errand" { text = "Nothing.", reward = { cost = { resources = 9 }, effect = function(me) end } },
    },
    given = function(t)
      t:seat(1, { play = { "Magus" }, resources = { { "Ox", down = true }, { "Elk", down = true }, { "Errand", down = true } } })
    end,
    play = function(t)
      t:cant(1, "plays", "Ox", { reason = "CR 409.1" })
      t:uses(1, "Magus")
      t:everyone_passes()
      t:cant(1, "plays", "Errand", { reason = "CR 201.2" })
      t:plays(1, "Elk")
      t:everyone_passes()
      t:in_play(1, "Elk")
      t:cant(1, "plays", "Ox", { reason = "CR 403.6" })       -- alone it would have to pay for itself
    end,
    expect = function(t)
      t:resources(1, 2)
      t:ready_resources(1, 0)
    end,
  },
  scenario "What lies face down costs who plays it what one of its type does" {
    cites = { "CR 409.1", "CR 412.1" },
    cards = {
      magus = magus, well_7 = well(), ox_9 = ox(),
      camp = item "Camp" { cost = 1, text = "You pay (1) less to play allies.",
        powers = { gives { to = your.ally, cost = plus(-1) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Magus", "Camp" }, resources = { { "Ox", down = true }, { "Well", down = true }, { "Ox", down = true } }, deck = { "Ox" } })
    end,
    play = function(t)
      t:uses(1, "Magus")
      t:everyone_passes()
      t:plays(1, "Well")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:plays(1, { "Ox", 1 })
      t:everyone_passes()
    end,
    expect = function(t) t:ready_resources(1, 1) end,
  },
  scenario "From an opponent's hand, without paying: it is his card, and yours in play" {
    cites = { "CR 409.1", "CR 403.3" },
    cards = {
      deceiver = ally "Deceiver" { cost = 1, atk = 0, damage = "melee", health = 9, text = "You may play cards from opposing hands without paying their costs.",
        powers = { gives { to = opposing.card:in_zone("hand"), playable = { free = true } } } },
      elk_2 = ally "Elk" { cost = 9, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { hand = { "Elk" } })
      t:boss { play = { "Deceiver" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Elk")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Elk")
      t:hand_count(1, 0)
    end,
  },
  scenario "Leave to play one card is used up by that card; a cost that is less for the next one too" {
    cites = { "CR 409.1", "CR 707.1e" },
    cards = {
      grave = ability "Grave" { cost = 0, text = "You can play an ally from your graveyard this turn. The next ally costs you 2 less, at least 1.",
        play = function(me)
          (your.ally:in_zone("graveyard")):gain { playable = true, once = true, lasts = this_turn }
          ;(your.ally:in_zone("graveyard")):gain { cost = plus(-2, { at_least = 1 }), once = true, lasts = this_turn }
        end },
      elk_3 = ally "Elk" { cost = 2, atk = 0, damage = "melee", health = 5 },
      ox_5 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Grave", "Elk" }, resources = 9, graveyard = { "Elk", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Grave")
      t:everyone_passes()
      t:can(1, "plays", "Ox")
      t:plays(1, { "Elk", 1 })
      t:everyone_passes()
      t:ready_resources(1, 8)           -- 2 - 2, but no less than 1
      t:plays(1, "Elk")
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready_resources(1, 6)
    end,
  },
  scenario "Another's quest is completed with one's own resources; it is turned face down" {
    cites = { "CR 702.2b" },
    raiders = 3,
    cards = {
      spy = ally "Spy" { cost = 1, atk = 0, damage = "melee", health = 9, text = "You may complete quests of other players.",
        powers = { gives { to = any.quest:in_zone("resources"), usable = true } } },
      errand_2 = quest "Errand" { text = "Draw a card.", reward = { cost = { resources = 1, discard = 1 },
        effect = function(me) me.player:draw(1) end } },
      ox_6 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Ox" }, play = { "Spy" }, resources = 1, deck = { "Ox" } })
      t:seat(2, { hand = { "Ox" }, resources = { "Errand" }, deck = { "Ox" } })
      t:seat(3, { hand = { "Ox" }, resources = 1 })
    end,
    play = function(t)
      t:cant(3, "completes", "Errand", { reason = "CR 701.2" })  -- the Spy is not his
      t:completes(1, "Errand", { pay = { "Ox" } })
      t:ready_resources(1, 0)
      t:ready_resources(2, 1)
      t:face_down("Errand")
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count(1, 1)
      t:hand_count(1, 1)
      t:hand_count(2, 1)
    end,
  },
  scenario "A power that works in the graveyard is used there by its owner" {
    raiders = 2,
    cites = { "CR 700.2", "CR 701.2" },
    cards = {
      king = ally "King" { cost = 6, atk = 6, damage = "melee", health = 6,
        text = "[Basic] Remove two cards in a graveyard from the game: put this from your graveyard into play.",
        powers = { pays { basic = true, works_in = "graveyard",
          cost = { remove = { what = any.card:other():in_zone("graveyard"), count = 2, one_graveyard = true } },
          effect = function(me) if me:is(this:in_zone("graveyard")) then me:to_play() end end } } },
      ox_7 = ox(),
    },
    given = function(t)
      t:seat(1, { graveyard = { "King", "Ox", "Ox" } })
      t:seat(2, { graveyard = { "King", "Ox" } })
    end,
    play = function(t)
      t:uses(1, "King", { pay = { 1, { "Ox", 1 }, { "Ox", 2 } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "King", 1)
      t:graveyard_count(1, 0)
    end,
  },
  scenario "Completing in an effect, without paying, whenever that is" {
    cites = { "CR 702.2", "CR 403.3" },
    cards = {
      elder = ability "Elder" { cost = 0, instant = true, text = "You may complete target quest you control without paying its cost.",
        targets = { target("it", your.quest:in_zone("resources"), help) },
        play = function(me, t) if me.player:may("Complete it?") then me.player:complete(t.it, { free = true }) end end },
      errand_3 = quest "Errand" { text = "[Basic] Draw a card.", reward = { cost = { resources = 5 }, basic = true,
        effect = function(me) me.player:draw(1) end } },
    },
    given = function(t)
      t:seat(1, { hand = { "Elder" }, resources = { "Errand" }, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:plays(1, "Elder", { target = "Errand" })
      t:will_answer(1, "yes", "Complete it?")
      t:everyone_passes()
      t:face_down("Errand")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "If a card was played by an effect, the effect knows; a card that can't be paid for was not" {
    cites = { "CR 409.1", "CR 707.2" },
    cards = {
      crier = ability "Crier" { cost = 0, text = "Play the top card of your deck. If you do, your hero heals 3 damage from itself.",
        play = function(me)
          if me.player:play(me.player.deck:top()) then me.hero:heal(3, me.hero) end
        end },
      ox_8 = ox(),
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, hand = { "Crier", "Crier" }, deck = { "Ox", "Ox" }, resources = 1 })
    end,
    play = function(t)
      t:plays(1, { "Crier", 1 })
      t:everyone_passes()
      t:damage("hero@1", 6)
      t:finishes_chain()
      t:in_play(1, "Ox")
      t:plays(1, "Crier")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 6)
      t:deck_count(1, 1)
    end,
  },
}
