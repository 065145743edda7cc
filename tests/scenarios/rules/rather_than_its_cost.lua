local function ox() return ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 } end

return {
  scenario "A card is paid with its alternate cost rather than with its own: one of them, where it can be paid" {
    cites = { "CR 403.3" },
    cards = {
      bash = ability "Bash" { cost = 3, instant = true, text = "Exhaust an ally you control rather than pay this cost. Draw a card.",
        rather_than = { exhaust = your.ally }, play = function(me) me.player:draw(1) end },
      ox_1 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Bash", "Bash", "Bash" }, play = { "Ox" }, resources = 3, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Bash", { way = 2, pay = { "Ox" } })
      t:exhausted("Ox")
      t:ready_resources(1, 3)
      t:everyone_passes()
      t:plays(1, "Bash")                -- the ally is exhausted: its own cost alone can be paid
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:cant(1, "plays", "Bash", { reason = "CR 403.6: not enough ready resources" })
    end,
    expect = function(t)
      t:hand_count(1, 3)
    end,
  },
  scenario "An alternate cost only while its condition holds; what is added is added to it too" {
    cites = { "CR 403.3", "CR 707.1e" },
    cards = {
      trap = ability "Trap" { cost = 5, instant = true, text = "While you have no ally: discard a card rather than pay this cost.",
        rather_than = { { discard = 1, only_if = count(your.ally):at_most(0) } }, play = function(me) me.player:draw(2) end },
      toll = ally "Toll" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Opponents pay 1 more to play abilities.",
        powers = { gives { to = opposing.ability, cost = plus(1) } } },
      ox_2 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Trap", "Trap", "Ox" }, resources = 2, deck = { "Ox", "Ox" } })
      t:boss { play = { "Toll" } }
    end,
    play = function(t)
      t:plays(1, "Trap", { pay = { "Ox" } })
      t:ready_resources(1, 1)           -- nothing, and the 1 that is added
      t:everyone_passes()
      t:plays(1, "Ox")
      t:everyone_passes()
      t:cant(1, "plays", "Trap", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
  scenario "Without paying its cost means the play cost: X is none, and what is added is paid" {
    cites = { "CR 403.6a", "CR 707.1b" },
    cards = {
      rift = ability "Rift" { cost = 0, text = "Play target ability in your graveyard without paying its cost.",
        targets = { target("it", your.ability:in_zone("graveyard"), help) },
        play = function(me, t) me.player:play(t.it, { free = true }) end },
      storm = ability "Storm" { cost = 2 + x, text = "Additional cost: discard a card. Draw X and 1 cards.",
        extra_cost = { discard = 1 }, play = function(me) me.player:draw(me.x + 1) end },
      ox_3 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Rift", "Ox" }, resources = 5, graveyard = { "Storm" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Rift", { target = "Storm" })
      t:passes(1)
      t:passes("boss")
      t:answers(1, "Ox")                -- the additional cost
      t:told { "plays Storm", "Rift resolves" }
      t:chain(1)                        -- on top of Rift as it resolved; it can be answered now
      t:ready_resources(1, 5)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Storm")
      t:hand_count(1, 1)
    end,
  },
  scenario "A card that something lets be paid otherwise: once a turn, and never two alternate costs at a time" {
    cites = { "CR 403.3" },
    cards = {
      broker = ally "Broker" { cost = 1, atk = 0, damage = "melee", health = 9,
        text = "Once a turn you may destroy a resource rather than pay an ally's cost.",
        powers = { gives { to = your.ally, once_per_turn = true,
          rather_than = { destroy = your.card:in_zone("resources") } } } },
      elk = ally "Elk" { cost = 9, atk = 0, damage = "melee", health = 9 },
      ox_4 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Elk", "Elk", "Ox" }, play = { "Broker" },
        resources = { { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true } }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Elk", { pay = { { "Ox", 2 } } })
      t:everyone_passes()
      t:in_play(1, "Elk")
      t:resources(1, 2)
      t:cant(1, "plays", "Elk", { reason = "CR 403.6" })
      t:plays(1, "Ox")
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
      t:can(1, "plays", "Elk")
    end,
    expect = function(t)
      t:in_play(1, "Ox")
    end,
  },
  scenario "What sets a cost sets the one that is printed, not an alternate one" {
    cites = { "CR 403.3", "CR 707.1e" },
    cards = {
      flare = ability "Flare" { cost = 4, instant = true, text = "Pay (2) rather than this cost. Draw a card.",
        rather_than = { resources = 2 }, play = function(me) me.player:draw(1) end },
      sale = ally "Sale" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Your abilities cost 1.",
        powers = { gives { to = your.ability, cost = set_to(1) } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Flare", "Flare" }, play = { "Sale" }, resources = 5, deck = { "Sale", "Sale" } })
    end,
    play = function(t)
      t:plays(1, "Flare", { way = 2 })
      t:ready_resources(1, 3)
      t:everyone_passes()
      t:plays(1, "Flare", { way = 1 })
      t:everyone_passes()
    end,
    expect = function(t) t:ready_resources(1, 2) end,
  },
  scenario "Sixteen ways to play a card are looked at, those of the older cards first" {
    cites = { "CR 403.3" },
    cards = {
      geyser = ability "Geyser" { cost = 3, text = "Draw a card.", play = function(me) me.player:draw(1) end },
      usurer = ally "Usurer" { cost = 1, atk = 0, damage = "melee", health = 9,
        text = "You may pay (9) rather than an ability's cost.",
        powers = { gives { to = your.ability:in_zone("hand"), rather_than = { resources = 9 } } } },
      patron = ally "Patron" { cost = 1, atk = 0, damage = "melee", health = 9,
        text = "You may play abilities without paying their costs.",
        powers = { gives { to = your.ability:in_zone("hand"), rather_than = { free = true } } } },
      guard = ally "Guard" { cost = 1, atk = 9, damage = "melee", health = 9 },
      ox_5 = ox(),
    },
    given = function(t)
      local party = {}
      for nth = 1, 15 do party[nth] = "Usurer" end
      party[16] = "Patron"
      t:seat(1, { hand = { "Geyser" }, play = party, deck = { "Ox", "Ox" } })
      t:boss { play = { "Guard" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Geyser", { reason = "CR 403.6" })    -- Patron's is the seventeenth
      t:attacks(1, "Usurer", "Guard")
      t:to_end_of_combat()
      t:plays(1, "Geyser")              -- an older card is gone: now it is the sixteenth
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Geyser") end,
  },
}
