local geyser = ability "Geyser" { cost = 2, ongoing = true,
  text = "Opponents turn another of their quests face down as an additional cost to complete one.",
  powers = { gives { to = opposing.quest:in_zone("resources"), extra_cost = { face_down = your.quest:other() } } } }
local errand = quest "Errand" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local vow = quest "Vow" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local duty = quest "Duty" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local cards = { geyser = geyser, errand = errand, vow = vow, duty = duty, ox = ox }

return {
  scenario "Another quest pays, which can't be completed then" {
    cites = { "CR 707.1e", "CR 403.1", "BA:Cost" },
    cards = cards,
    given = function(t)
      t:seat(1, { resources = { "Errand", "Vow" }, deck = { "Ox", "Ox" } })
      t:boss { play = { "Geyser" } }
    end,
    play = function(t)
      t:completes(1, "Errand", { pay = { "Vow" } })
      t:face_down("Vow")
      t:face_down("Errand")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "A single quest has none to pay with, and two geysers take two" {
    cites = { "CR 707.1e", "CR 403.1" },
    cards = cards,
    raiders = 2,
    given = function(t)
      t:seat(1, { resources = { "Errand", "Vow" } })
      t:seat(2, { resources = { "Errand", "Vow", "Duty" }, deck = { "Ox" } })
      t:boss { play = { "Geyser", "Geyser" } }
      t:turn(1)
    end,
    play = function(t)
      t:cant(1, "completes", "Errand", { reason = "CR 403" })
      t:passes(1)
      t:completes(2, "Errand", { pay = { "Vow", "Duty" } })
      t:face_down("Vow@2")
      t:face_down("Duty@2")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(2, 1)
    end,
  },
}
