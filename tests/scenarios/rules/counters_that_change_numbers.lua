local feed = ability "Feed" { cost = 0, class = { "mage" }, text = "Put a +1/+1 counter on target ally.",
  targets = { target("friend", any.ally, help) },
  play = function(me, t) t.friend:add_counters("+1/+1") end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
return {
  scenario "Unnamed counters change the numbers of their card" {
    cites = { "CR 404.1c" },
    cards = { feed = feed, ox = ox,
      starve = ability "Starve" { cost = 0, class = { "mage" }, text = "Remove a +1/+1 counter from target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t) t.prey:remove_counters("+1/+1") end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" }, hand = { "Feed", "Feed", "Starve" } })
    end,
    play = function(t)
      t:plays(1, "Feed", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Feed", { target = "Ox" })
      t:everyone_passes()
      t:atk("Ox", 3)
      t:health("Ox", 5)
      t:plays(1, "Starve", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 2)
      t:health("Ox", 4)
      t:counters("Ox", "+1/+1", 1)
    end,
  },
  scenario "Such a counter is as old as its putting" {
    cites = { "CR 718.2g" },
    cards = { feed = feed, ox = ox,
      five = ability "Five" { cost = 0, class = { "mage" }, text = "Target ally's ATK becomes 5 this turn.",
        targets = { target("friend", any.ally, help) },
        play = function(me, t) t.friend:gain { atk = set_to(5), lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" }, hand = { "Feed", "Feed", "Five" } })
    end,
    play = function(t)
      t:plays(1, "Feed", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Five", { target = "Ox" })
      t:everyone_passes()
      t:atk("Ox", 5)
      t:plays(1, "Feed", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 6)                      -- the second counter is younger than the 5, the first is not
    end,
  },
}
