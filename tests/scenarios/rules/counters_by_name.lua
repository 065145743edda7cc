-- CR 404.1: which counters lie on a card. Filters ask for one kind by its name, or for none of that kind.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6 }
local toll = ability "Toll" { cost = 0, instant = true,
  text = "Exhaust all characters with doom counters. Your hero deals 1 fire damage to each ally without doom counters.",
  play = function(me)
    all(any.character:with { counter = "doom" }):exhaust()
    me.hero:deal(1, "fire", any.ally:without { counter = "doom" })
  end }
local banner = item "Banner" { cost = 0, text = "Characters with doom counters have +2 ATK.",
  powers = { gives { to = any.character:with { counter = "doom" }, atk = plus(2) } } }
local wash = ability "Wash" { cost = 0, instant = true, text = "Remove a doom counter from target character with one.",
  targets = { target("one", any.character:with { counter = "doom" }, help) },
  play = function(me, t) t.one:remove_counters("doom", 1) end }

return {
  scenario "A filter tells counters of one name from all others" {
    cites = { "CR 404.1" },
    cards = { ox = ox, toll = toll, banner = banner, wash = wash },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { doom = 1 } }, hand = { "Toll", "Wash", "Wash" },
        play = { "Banner", { "Ox", counters = { doom = 1, verse = 1 } }, { "Ox", counters = { verse = 2 } }, "Ox" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Toll")
      t:everyone_passes()
      t:exhausted("hero@1")
      t:exhausted({ "Ox", 1 })
      t:ready({ "Ox", 2 })
      t:damage({ "Ox", 1 }, 0)
      t:damage({ "Ox", 2 }, 1)
      t:damage({ "Ox", 3 }, 1)
      t:atk({ "Ox", 1 }, 3)
      t:atk({ "Ox", 2 }, 1)
      t:cant(1, "plays", "Wash", { target = { "Ox", 2 }, reason = "CR 706.1" })
      t:plays(1, "Wash", { target = { "Ox", 1 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk({ "Ox", 1 }, 1)
      t:counters({ "Ox", 1 }, "verse", 1)
    end,
  },
  scenario "Who waits for counters learns who put them there" {
    cites = { "CR 404.1" },
    cards = { ox = ox,
      hex = ability "Hex" { cost = 0, instant = true, text = "Put a doom counter on target ally.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:add_counters("doom", 1) end },
      tithe = ability "Tithe" { cost = 0, ongoing = true,
        text = "When a player puts counters on an ally or removes them, 1 shadow damage to that player's hero.",
        powers = { when.counters { of = any.ally, effect = function(me, event)
          me.hero:deal(1, "shadow", event.by.hero)
        end } } } },
    given = function(t)
      t:seat(1, { play = { "Tithe", "Ox" } })
      t:boss { hand = { "Hex" } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Hex", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("Ox", "doom", 1)
      t:damage("hero@boss", 1)
      t:damage("hero@1", 0)
    end,
  },
}
