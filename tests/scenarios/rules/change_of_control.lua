local sway = ability "Sway" { cost = 0, class = { "mage" }, text = "You control target ally this turn.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) t.prey:gain { control = true, lasts = this_turn } end }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 6,
  text = "Your other allies have +1 ATK.",
  powers = { gives { to = your.ally:other(), atk = plus(1) } } }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "A card under a new controller is the same card" {
    cites = { "CR 401.3", "CR 415.8b" },
    cards = { sway = sway, ox = ox, cat = cat },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Sway" }, play = { "Cat" } })
      t:boss { play = { { "Ox", damage = 2, counters = { mark = 1 } } } }
    end,
    play = function(t)
      t:plays(1, "Sway", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:damage("Ox", 2)
      t:counters("Ox", "mark", 1)
      t:atk("Cat", 2)                     -- "your" is its new controller's
      t:cant(1, "attacks", "Ox", { reason = "CR 302.2" })
    end,
  },
  scenario "Modifiers and use limits stay over a change of control" {
    cites = { "CR 401.3a" },
    cards = { sway = sway,
      imp = ally "Imp" { cost = 1, atk = 1, damage = "melee", health = 4,
        text = "(0): +1 ATK this turn. Once a turn.",
        powers = { pays { cost = {}, once_per_turn = true, effect = function(me)
          me:gain { atk = plus(1), lasts = this_turn } end } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Sway" } })
      t:boss { play = { "Imp" } }
    end,
    play = function(t)
      t:passes(1)
      t:uses("boss", "Imp")
      t:everyone_passes()
      t:atk("Imp", 2)
      t:plays(1, "Sway", { target = "Imp" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Imp")
      t:atk("Imp", 2)
      t:cant(1, "uses", "Imp", { reason = "CR 701.4" })
    end,
  },
  scenario "As a change of control ends, the older one counts, then whom it entered play under" {
    cites = { "CR 401.3b" },
    cards = { sway = sway, cat = cat,
      leash = ability "Leash" { cost = 0, ongoing = true, class = { "mage" },
        text = "You control attached ally.",
        attach = target("host", any.ally, harm),
        powers = { gives { to = attached, control = true } } },
      cut = ability "Cut" { cost = 0, class = { "mage" }, text = "Destroy target ability.",
        targets = { target("prey", any.ability, harm) },
        play = function(me, t) t.prey:destroy() end },
    },
    given = function(t)
      local deck = { "hoa/fireball", "hoa/fireball", "hoa/fireball" }
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Leash" }, deck = deck })
      t:seat(2, { hero = "hoa/ta_zo", hand = { "Sway", "Cut" }, deck = deck })
      t:boss { play = { { "Cat", owner = 2 } } }
    end,
    raiders = 2,
    play = function(t)
      t:plays(1, "Leash", { target = "Cat" })
      t:everyone_passes()
      t:in_play(1, "Cat")
      t:ends_turn()
      t:plays(2, "Sway", { target = "Cat" })
      t:everyone_passes()
      t:in_play(2, "Cat")
      t:ends_turn()
      t:in_play(1, "Cat")                 -- the leash holds
      t:ends_turn()
      t:ends_turn()
      t:plays(2, "Cut", { target = "Leash" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Cat")            -- it entered under him, though it is raider 2's
    end,
  },
  scenario "A triggered effect is controlled by who controls its source as it triggers" {
    cites = { "CR 401.1", "BA:Control" },
    cards = { sway = sway,
      scout = ally "Scout" { cost = 1, atk = 1, damage = "melee", health = 3,
        text = "When this attacks, you draw a card.",
        keywords = { "Ferocity" },
        powers = { when.attacks { of = this, effect = function(me) me.player:draw(1) end } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Sway" }, deck = { "hoa/fireball" } })
      t:boss { play = { "Scout" } }
    end,
    play = function(t)
      t:plays(1, "Sway", { target = "Scout" })
      t:everyone_passes()
      t:attacks(1, "Scout", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_hand(1, "Fireball")
    end,
  },
  scenario "A24: whom an ally was taken from gives it nothing any more" {
    cites = { "CR 714.3e" },
    cards = { cat = cat,
      taker = ally "Taker" { cost = 1, atk = 1, damage = "melee", health = 3,
        text = "(0): you control target ally.",
        powers = { pays { cost = {}, targets = { target("prey", any.ally, harm) },
          effect = function(me, t) t.prey:gain { control = true, lasts = rest_of_game } end } } },
      rally = ability "Rally" { cost = 0, class = { "mage" }, text = "Allies you control have +1 ATK this turn.",
        play = function() your.ally:gain { atk = plus(1), lasts = this_turn } end },
    },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Rally" }, play = { "Cat" } })
      t:boss { play = { "scenario/taker" } }
    end,
    play = function(t)
      t:plays(1, "Rally")
      t:everyone_passes()
      t:atk("Cat", 2)
      t:passes(1)
      t:passes(2)
      t:uses("boss", "Taker", { target = "Cat" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Cat")
      t:atk("Cat", 1)
    end,
  },
  scenario "Two cards are exchanged, or none" {
    cites = { "CR 415.8e" },
    cards = { cat = cat, ox = ox,
      trade = ability "Trade" { cost = 0, class = { "mage" }, text = "Exchange control of two target allies.",
        targets = { target("one", any.ally, help), target("other", any.ally, harm) },
        play = function(me, t) t.one:exchange_control(t.other) end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Trade", "Trade" }, play = { "Cat" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Trade", { targets = { "Cat", "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:in_play("boss", "Cat")
    end,
  },
}
