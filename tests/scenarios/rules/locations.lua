-- Locations lie face up in the resource row, work there, and are one for each player (CR 306, 410.6g).
local harbor = location "Harbor" { capacity = { charge = 2 }, text = "Activate: put a charge on this. Your allies have +1 ATK.",
  powers = {
    gives { to = your.ally, atk = plus(1) },
    pays { cost = { exhaust = this }, effect = function(me) me:add_counters("charge", 1) end },
  } }
local fort = location "Fort" { text = "A place." }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." }

return {
  scenario "A location works in the resource row, and holds as many counters as it has room for" {
    cites = { "CR 306.3", "BA:Location", "CR 700.2" },
    cards = { harbor = harbor, stone = stone,
      tide = ability "Tide" { cost = 0, text = "Put {n} charges on each Harbor.", values = { n = 5 },
        play = function(me) all(your.location):add_counters("charge", me.n) end } },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Harbor", "Tide" } })
    end,
    play = function(t)
      t:places(1, "Harbor", { face = "up" })
      t:everyone_passes()
      t:atk("Stone", 2)
      t:uses(1, "Harbor")
      t:everyone_passes()
      t:counters("Harbor", "charge", 1)
      t:plays(1, "Tide")
      t:everyone_passes()
    end,
    expect = function(t)
      t:counters("Harbor", "charge", 2)
    end,
  },
  scenario "Of two locations one stays, and the other is turned face down" {
    cites = { "CR 410.6g" },
    cards = { harbor = harbor, fort = fort, stone = stone },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Fort" }, resources = { { "Harbor", counters = { charge = 1 } } } })
    end,
    play = function(t)
      t:atk("Stone", 2)
      t:places(1, "Fort", { face = "up" })
      t:everyone_passes()
      t:asked(1, "Locations")
      t:answers(1, "Fort")
    end,
    expect = function(t)
      t:face_up("Fort")
      t:atk("Stone", 1)
      t:counters("Harbor", "charge", 0)
      t:resources(1, 2)
      t:told { "turned face down" }
    end,
  },
  scenario "Of three locations one stays; the turn player chooses first, and then the other one of his own" {
    cites = { "CR 410.6g" },
    cards = { harbor = harbor, fort = fort,
      mill = location "Mill" { text = "Another place." }, pier = location "Pier" { text = "A third place." } },
    given = function(t)
      t:seat(1, { hand = { "Pier" }, resources = { "Harbor", "Fort", "Mill" } })
      t:boss { resources = { "Mill", "Fort" } }
    end,
    play = function(t)
      t:asked(1, "Locations")
      t:answers(1, "Mill@1")
      t:asked("boss", "Locations")
      t:answers("boss", "Fort@boss")
      t:asked(1, "Your move")
      t:face_up("Mill@1")
      t:face_down("Harbor")
      t:face_up("Fort@boss")
      t:face_down("Mill@boss")
      t:face_down("Fort@1")
      t:places(1, "Pier", { face = "up" })
      t:everyone_passes()
      t:offers(1, "Mill@1")
      t:offers(1, "Pier")
      t:not_offered(1, "Harbor")        -- it is no location any more
      t:answers(1, "Mill@1")
    end,
    expect = function(t)
      t:face_up("Mill@1")
      t:face_down("Pier")
      t:face_up("Fort@boss")
      t:resources(1, 4)
      t:asked(1, "Your move")
    end,
  },
}
