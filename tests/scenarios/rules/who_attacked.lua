-- What attacked, and whom: this turn, and on its controller's last one.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local cull = ability "Cull" { cost = 0, instant = true, text = "Put a mark counter on each ally that attacked this turn.",
  play = function() all(any.ally:with { attacked_this_turn = true }):add_counters("mark", 1) end }
local calm = ability "Calm" { cost = 0, instant = true, text = "Put a calm counter on each ally that did not attack on its controller's last turn.",
  play = function() all(any.ally:without { attacked_last_turn = true }):add_counters("calm", 1) end }
local rouse = ability "Rouse" { cost = 0, instant = true, text = "Ready all allies and heroes.",
  play = function() all(any.character):ready() end }

return {
  scenario "What attacked this turn is known to who came later; what left and came back did not attack" {
    raid = "duel",
    cites = { "CR 602.1" },
    cards = { ox = ox, elk = elk, cull = cull,
      blink = ability "Blink" { cost = 0, instant = true, text = "Put target ally into its owner's hand, then into play.",
        targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:to_hand():to_play() end },
      spur = ally "Spur" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Allies that attacked this turn have +2 health.",
        powers = { gives { to = any.ally:with { attacked_this_turn = true }, health = plus(2) } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" }, hand = { "Cull", "Cull", "Blink", "Spur" }, deck = { "Ox", "Ox" } })
      t:seat(2, { play = { "Ox" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Ox@1", "hero@2")
      t:to_end_of_combat()
      t:attacks(1, "Elk", "hero@2")
      t:to_end_of_combat()
      t:plays(1, "Spur")
      t:finishes_chain()
      t:health("Ox@1", 11)
      t:health("Ox@2", 9)
      t:plays(1, { "Cull", 1 })
      t:finishes_chain()
      t:counters("Ox@1", "mark", 1)
      t:counters("Elk", "mark", 1)
      t:counters("Ox@2", "mark", 0)
      t:plays(1, "Blink", { target = "Elk" })
      t:finishes_chain()
      t:plays(1, "Cull")
      t:finishes_chain()
      t:counters("Ox@1", "mark", 2)
      t:counters("Elk", "mark", 0)
      t:ends_turn()
    end,
    expect = function(t) t:health("Ox@1", 9) end,
  },
  scenario "Who attacked on its controller's last turn is known until their next one is over" {
    raid = "duel",
    cites = { "CR 602.1", "CR 401.3" },
    cards = { ox = ox, elk = elk, calm = calm,
      lure = ability "Lure" { cost = 0, instant = true, text = "You control target ally from now on.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:gain { control = me.player, lasts = rest_of_game } end } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" }, hand = { "Calm", "Calm", "Calm" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Ox" }, hand = { "Lure" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Elk", "hero@2")
      t:to_end_of_combat()
      t:plays(1, { "Calm", 1 })           -- this turn is not the last one
      t:finishes_chain()
      t:counters("Elk", "calm", 1)
      t:counters("Ox@1", "calm", 1)
      t:ends_turn()
      t:passes(2)
      t:plays(1, { "Calm", 1 })           -- another's turn
      t:finishes_chain()
      t:counters("Elk", "calm", 1)
      t:counters("Ox@1", "calm", 2)
      t:ends_turn()
      t:is_turn(1)
      t:passes(1)
      t:plays(2, "Lure", { target = "Elk" })
      t:finishes_chain()
      t:plays(1, "Calm")                  -- on its new controller's last turn it did not
      t:finishes_chain()
      t:counters("Elk", "calm", 2)
    end,
    expect = function(t) t:counters("Ox@1", "calm", 3) end,
  },
  scenario "Who attacked on its controller's last turn did so through the whole of their next" {
    raid = "duel",
    cites = { "CR 602.1" },
    cards = { ox = ox, calm = calm },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Calm", "Calm" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Ox", "hero@2")
      t:to_end_of_combat()
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:plays(1, { "Calm", 1 })
      t:finishes_chain()
      t:counters("Ox", "calm", 0)
      t:ends_turn()
      t:passes(2)
      t:plays(1, "Calm")
      t:finishes_chain()
    end,
    expect = function(t) t:counters("Ox", "calm", 1) end,
  },
  scenario "The same hero is attacked once a turn by each, protected or not" {
    raid = "duel",
    cites = { "CR 602.1", "CR 103.2" },
    cards = { ox = ox, elk = elk, rouse = rouse,
      guard = ally "Guard" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = { "Protector" }, text = "" },
      truce = ability "Truce" { cost = 0, ongoing = true, text = "Allies can't attack the same hero more than once each turn.",
        powers = { gives { to = any.ally, cant_attack = any.hero:with { attacked_by_it = true } } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" }, hand = { "Rouse", "Truce" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Guard" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Ox@1", "hero@2")
      t:protects(2, "Guard")
      t:to_end_of_combat()
      t:damage("hero@2", 0)
      t:plays(1, "Rouse")
      t:finishes_chain()
      t:plays(1, "Truce")                 -- it was not there as they attacked
      t:finishes_chain()
      t:cant(1, "attacks", "Ox@1", { defender = "hero@2", reason = "CR 103.2" })
      t:attacks(1, "Ox@1", "Guard")
      t:to_end_of_combat()
      t:attacks(1, "Elk", "hero@2")
      t:to_end_of_combat()
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "Ox@1", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t) t:is_turn(1) end,
  },
  scenario "As a turn starts, whether the opponent's hero attacked on the turn just ended is known" {
    raid = "duel",
    cites = { "CR 602.1" },
    cards = { ox = ox,
      cold = ability "Cold" { cost = 0, ongoing = true, values = { amount = 1, more = 2 }, attach = target("host", any.character, harm),
        text = "Attaches to target character. <p> Ongoing: As your turn starts, your hero deals {amount} frost damage to attached character, or {more} if it did not attack on its controller's last turn.",
        powers = { at.start_of_turn { whose = "your", effect = function(me)
          local attacked = me.host:is(any.character:with { attacked_last_turn = true })
          me.hero:deal(attacked and me.amount or me.more, "frost", me.host)
        end } } },
      axe = weapon "Axe" { cost = 0, atk = 1, strike = 0, damage = "melee", text = "" } },
    given = function(t)
      t:seat(1, { hand = { "Cold" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Axe" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Cold", { target = "hero@2" })
      t:finishes_chain()
      t:ends_turn()
      t:attacks(2, "hero@2", "hero@1")
      t:strikes(2, "Axe")
      t:to_end_of_combat()
      t:ends_turn()
      t:damage("hero@2", 1)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@2", 3) end,
  },
}
