-- What is chosen as a link is added stands in the log for all to read: X, modes, what each target gets.
local fork = ability "Parted Ways" { cost = 1 + x, instant = true, values = { bones = 1 },
  text = "Choose one, and you may choose both: your hero deals X fire damage to target character; or you draw {bones} card.",
  modes = { up_to = 2,
    mode { text = "Your hero deals X fire damage to target character.",
      targets = { target("prey", any.character, harm) },
      play = function(me, t) me.hero:deal(me.x, "fire", t.prey) end },
    mode { text = "You draw {bones} card.", play = function(me) me.player:draw(me.bones) end } } }
local hail = ability "Hail" { cost = x, instant = true,
  text = "Your hero deals X frost damage divided as you choose to any number of target characters.",
  targets = { target("them", any.character, harm, { any_number = true, divides = x }) },
  play = function(me, t) me.hero:deal_each("frost", t:divided("them")) end }
local mirror = ability "Second Voice" { cost = 0, instant = true, text = "Copy target ability.",
  targets = { target("spell", link.ability, help) },
  play = function(me, t) t.spell:copy() end }
local well = item "Deep Well" { cost = 1, text = "(X): your hero heals X damage from itself.",
  powers = { pays { cost = { resources = x },
    effect = function(me) me.player.hero:heal(me.x, me.player.hero) end } } }
local errand = quest "Two Errands" { text = "(1): choose one: draw a card; or draw two.",
  reward = { cost = { resources = 1 }, modes = {
    mode { text = "draw a card", play = function(me) me.player:draw(1) end },
    mode { text = "draw two", play = function(me) me.player:draw(2) end } } } }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Whoever plays a card tells its X and its modes" {
    cites = { "CR 707.1b", "CR 707.1c" },
    cards = { fork = fork, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Parted Ways" }, resources = 3, deck = { "Elk" } })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Parted Ways", { x = 2, mode = { 1, 2 }, target = "Elk@boss" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Raider 1 plays Parted Ways (X = 2): Your hero deals X fire damage to target character; You draw 1 card.",
        "Parted Ways targets Elk." }
    end,
  },
  scenario "Each target of what is divided is told with its share" {
    cites = { "CR 707.1d" },
    cards = { hail = hail, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Hail" }, resources = 3, play = { "Elk" } })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Hail", { x = 3, targets = { { "Elk@1", "Elk@boss" }, 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Raider 1 plays Hail (X = 3).", "Hail targets Elk (1 of it).", "Hail targets Elk (2 of it)." }
    end,
  },
  scenario "A copy has the X and the modes of what it copies, and tells them" {
    cites = { "CR 402.1b" },
    cards = { fork = fork, mirror = mirror, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Parted Ways", "Second Voice" }, resources = 4, deck = { "Elk", "Elk" } })
    end,
    play = function(t)
      t:plays(1, "Parted Ways", { x = 3, mode = 2 })
      t:plays(1, "Second Voice", { target = "Parted Ways" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Raider 1 plays Parted Ways (X = 3): You draw 1 card.",
        "Raider 1 copies Parted Ways (X = 3): You draw 1 card." }
    end,
  },
  scenario "A power tells its X, and a quest the mode of its reward" {
    cites = { "CR 707.1b" },
    cards = { well = well, errand = errand, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Deep Well" }, resources = { "Two Errands" }, deck = { "Elk", "Elk" } })
      t:seat(1, { resources = 4 })
    end,
    play = function(t)
      t:uses(1, "Deep Well", { x = 2 })
      t:finishes_chain()
      t:completes(1, "Two Errands", { mode = 2 })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Raider 1 uses Deep Well (X = 2).", "Raider 1 completes Two Errands: draw two." }
    end,
  },
}
