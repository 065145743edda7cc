-- X in a cost of counters, and X as the number of modes.
local cards = {
  owl = item "Owl" { cost = 1, text = "Exhaust this, remove X hoot counters from this: draw X cards.",
    powers = { pays { cost = { exhaust = this, counters = { name = "hoot", count = x } },
      effect = function(me) me.player:draw(me.x) end } } },
  drum = item "Drum" { cost = 1, text = "Remove 1 plus X beat counters from one of your allies: draw that many cards.",
    powers = { pays { cost = { counters = { name = "beat", count = 1 + x, from = your.ally } },
      effect = function(me) me.player:draw(me.paid) end } } },
  kick = ability "Kick" { cost = x, text = "Choose X of these: draw a card; ready your hero; put a sore counter on your hero.",
    modes = { choose = x,
      mode { text = "Draw a card.", play = function(me) me.player:draw() end },
      mode { text = "Ready your hero.", play = function(me) me.hero:ready() end },
      mode { text = "Put a sore counter on your hero.", play = function(me) me.hero:add_counters("sore", 1) end } } },
  urge = ability "Urge" { cost = 0, text = "Play an ability from your hand.",
    play = function(me) me.player:play(all(your.ability:in_zone("hand"))[1]) end },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
}
local oxen = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "As many counters as X are removed" {
    cites = { "CR 201.3", "CR 403.1" },
    cards = cards,
    given = function(t) t:seat(1, { play = { { "Owl", counters = { hoot = 3 } } }, deck = oxen }) end,
    play = function(t)
      t:uses(1, "Owl", { x = 2 })
      t:counters("Owl", "hoot", 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
  scenario "Of several that bear the counters one pays, with enough of them" {
    cites = { "CR 201.3", "CR 403.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Drum", { "Elk", counters = { beat = 2 } }, { "Ox", counters = { beat = 4 } } }, deck = oxen })
    end,
    play = function(t)
      t:uses(1, "Drum", { x = 1, pay = { "Elk" } })
      t:everyone_passes()
      t:uses(1, "Drum", { x = 2 })          -- 3 counters: the Ox alone has them
      t:everyone_passes()
      t:uses(1, "Drum")
      t:everyone_passes()
      t:cant(1, "uses", "Drum")
    end,
    expect = function(t)
      t:counters("Elk", "beat", 0)
      t:counters("Ox", "beat", 0)
      t:hand_count(1, 6)
    end,
  },
  scenario "X modes are chosen, and X is no more than there are" {
    cites = { "CR 707.1c", "CR 201.3" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Urge", "Kick" }, resources = 5, deck = oxen }) end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:offers(1, 3)
      t:not_offered(1, 4)
      t:answers(1, 2)
      t:answers(1, { 1, 3 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Ox")
      t:counters("hero@1", "sore", 1)
      t:ready_resources(1, 3)
    end,
  },
  scenario "With an X of 0 no mode is chosen, and the card does nothing" {
    cites = { "CR 707.1c" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { "Kick" }, resources = 1, deck = oxen }) end,
    play = function(t)
      t:plays(1, "Kick", { x = 0 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Kick")
      t:hand_count(1, 0)
    end,
  },
}
