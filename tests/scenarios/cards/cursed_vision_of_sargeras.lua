local errand = quest "Errand" { text = "Reward: draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local vow = quest "Vow" { text = "Reward: draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target armor.",
  targets = { target("it", any.armor, help) }, play = function(me, t) t.it:ready() end }
local cards = { errand = errand, vow = vow, wake = wake }

return {
  scenario "Cursed Vision looks for a completed quest as it resolves, and finds one on the chain" {
    raid = "black_temple",
    cites = { "R505:Cursed Vision of Sargeras", "CR 702.2", "CR 709.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cursed Vision of Sargeras" }, hand = { "Wake" },
        resources = { "Errand" }, deck = { "Wake", "Wake" } })
      t:boss { resources = { "Vow" } }
    end,
    play = function(t)
      t:def("Cursed Vision of Sargeras", 2)
      t:uses(1, "Cursed Vision of Sargeras", { target = "Vow" })
      t:everyone_passes()
      t:face_up("Vow")
      t:exhausted("Cursed Vision of Sargeras")
      t:plays(1, "Wake", { target = "Cursed Vision of Sargeras" })
      t:everyone_passes()
      t:completes(1, "Errand")                  -- completed as the reward is on the chain
      t:uses(1, "Cursed Vision of Sargeras", { target = "Vow" })
      t:everyone_passes()
      t:chain(1)
      t:face_down("Vow")
      t:everyone_passes()
    end,
    expect = function(t)
      t:face_down("Vow")
    end,
  },
  scenario "A quest counts that was completed before Cursed Vision came, but not in an earlier turn" {
    raid = "black_temple",
    cites = { "R505:Cursed Vision of Sargeras", "CR 702.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Cursed Vision of Sargeras" }, deck = { "Wake", "Wake", "Wake" },
        resources = { "Errand", "Vow", { "Wake", down = true }, { "Wake", down = true },
          { "Wake", down = true } } })
      t:boss { boss = "black_temple/supremus", resources = { "Errand" } }
    end,
    play = function(t)
      t:completes(1, "Errand@1")
      t:everyone_passes()
      t:plays(1, "Cursed Vision of Sargeras")
      t:everyone_passes()
      t:ready_resources(1, 2)
      t:uses(1, "Cursed Vision of Sargeras", { target = "Errand@boss" })
      t:everyone_passes()
      t:face_down("Errand@boss")
      t:ends_turn()
      t:ends_turn()
      t:uses(1, "Cursed Vision of Sargeras", { target = "Vow" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:face_up("Vow")
    end,
  },
  scenario "An opponent's quest is no quest of yours" {
    cites = { "R505:Cursed Vision of Sargeras", "CR 702.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cursed Vision of Sargeras" } })
      t:boss { resources = { "Vow", "Errand" }, deck = { "Wake" } }
      t:turn("boss")
    end,
    play = function(t)
      t:completes("boss", "Errand")
      t:everyone_passes()
      t:passes("boss")
      t:uses(1, "Cursed Vision of Sargeras", { target = "Vow" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:face_up("Vow")
    end,
  },
}
