local hood = armor "Blind Hood" { cost = 0, def = 2, tags = { "Head (1)" },
  text = "[Activate]: if you completed a quest this turn, turn target resource face down. Has +1 DEF for as long.",
  powers = {
    pays { cost = { exhaust = this }, targets = { target("it", any.card:in_zone("resources"), harm) },
      effect = function(me, t)
        if me.player.completed_a_quest then t.it:turn_face_down() end
      end },
    gives { to = this, def = plus(1), only_if = times("completed", your.quest, this_turn) },
  } }
local errand = quest "Errand" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local vow = quest "Vow" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target armor.",
  targets = { target("it", any.armor, help) }, play = function(me, t) t.it:ready() end }
local cards = { hood = hood, errand = errand, vow = vow, wake = wake }

return scenario "It may be activated at any time, and only as it resolves a completed quest counts" {
  cites = { "CR 702.2", "CR 709.2" },
  cards = cards,
  given = function(t)
    t:seat(1, { hand = { "Blind Hood", "Wake" }, resources = { "Errand" }, deck = { "Wake", "Wake" } })
    t:boss { resources = { "Vow" } }
  end,
  play = function(t)
    t:plays(1, "Blind Hood")
    t:everyone_passes()
    t:uses(1, "Blind Hood", { target = "Vow" })
    t:everyone_passes()
    t:face_up("Vow")
    t:exhausted("Blind Hood")
    t:plays(1, "Wake", { target = "Blind Hood" })
    t:everyone_passes()
    t:completes(1, "Errand")                  -- completed as the reward is on the chain
    t:uses(1, "Blind Hood", { target = "Vow" })
    t:everyone_passes()
    t:face_down("Vow")
    t:chain(1)
    t:everyone_passes()
    t:modifiers("Blind Hood", "def", 1)
    t:ends_turn()
  end,
  expect = function(t)
    t:modifiers("Blind Hood", "def", 0)       -- another turn
  end,
}
