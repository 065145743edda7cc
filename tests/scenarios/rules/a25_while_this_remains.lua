local helwen = ally "Helwen" { cost = 1, atk = 2, damage = "shadow", health = 2,
  text = "[Activate]: while this remains exhausted, you control target ally.",
  powers = { pays { cost = { exhaust = this }, targets = { target("prey", any.ally, harm) },
    effect = function(me, t) t.prey:gain { control = true, lasts = while_exhausted } end } } }
local wake = ability "Wake" { cost = 0, instant = true, class = { "mage" }, text = "Ready target ally.",
  targets = { target("who", any.ally, help) }, play = function(me, t) t.who:ready() end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Put 2 damage on target ally.",
  targets = { target("who", any.ally, harm) }, play = function(me, t) t.who:put_damage(2) end }
local one = ally "Ape" { cost = 1, atk = 1, damage = "melee", health = 3 }
local two = ally "Bee" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "A25: what did not remain so makes no modifier" {
    cites = { "CR 714.3b" },
    cards = { helwen = helwen, wake = wake, one = one, two = two },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Wake" }, play = { "Helwen" } })
      t:boss { play = { "Ape", "Bee" } }
    end,
    play = function(t)
      t:uses(1, "Helwen", { target = "Ape" })
      t:plays(1, "Wake", { target = "Helwen" })
      t:everyone_passes()
      t:uses(1, "Helwen", { target = "Bee" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play(1, "Bee")
      t:in_play("boss", "Ape")            -- she readied since that activation
    end,
  },
  scenario "It is over as the card readies, and does not come back" {
    cites = { "CR 714.3b" },
    cards = { helwen = helwen, wake = wake, one = one },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Wake" }, play = { "Helwen" } })
      t:boss { play = { "Ape" } }
    end,
    play = function(t)
      t:uses(1, "Helwen", { target = "Ape" })
      t:everyone_passes()
      t:in_play(1, "Ape")
      t:plays(1, "Wake", { target = "Helwen" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Ape")
    end,
  },
  scenario "Who dies of damage gives back before anybody acts" {
    cites = { "CR 401.3", "CR 410.6" },
    cards = { helwen = helwen, bolt = bolt, one = one },
    given = function(t)
      t:seat(1, { play = { "Helwen" }, hand = { "Bolt" } })
      t:boss { play = { "Ape" } }
    end,
    play = function(t)
      t:uses(1, "Helwen", { target = "Ape" })
      t:everyone_passes()
      t:in_play(1, "Ape")
      t:plays(1, "Bolt", { target = "Helwen" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Helwen")
      t:in_play("boss", "Ape")
    end,
  },
}
