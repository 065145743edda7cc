-- [Basic]: only in the own action phase, outside combat, while the chain is empty.
local function cards(stem)
  return {
    [stem] = ally "Drummer" { cost = 1, atk = 0, damage = "melee", health = 4, text = "[Basic] 0: draw a card.",
      powers = { pays { cost = { resources = 0 }, basic = true, effect = function(me) me.player:draw(1) end } } },
    [stem .. "_spark"] = ability "Spark" { cost = 0, instant = true, text = "Nothing.", play = function(me) end },
  }
end

return {
  scenario "A [Basic] power waits for an empty chain in the own action phase" {
    cites = { "CR 701.1a" },
    cards = cards("drummer"),
    given = function(t)
      t:seat(1, { hand = { "Spark" }, play = { "Drummer" }, deck = { "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:plays(1, "Spark")
      t:cant(1, "uses", "Drummer", { reason = "CR 409.1: only while the chain is empty" })
      t:everyone_passes()
      t:uses(1, "Drummer")
      t:finishes_chain()
      t:attacks(1, "hero@1", "hero@boss")
      t:cant(1, "uses", "Drummer", { reason = "CR 409.1: only in your action phase" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "A [Basic] reward waits for an empty chain; another limits itself to the own turn" {
    cites = { "CR 702.1a" },
    cards = {
      errand = quest "Errand" { text = "[Basic] Draw a card.",
        reward = { cost = { resources = 0 }, basic = true, effect = function(me) me.player:draw(1) end } },
      vigil = quest "Vigil" { text = "On your turn: draw a card.",
        reward = { cost = { resources = 0 }, only_your_turn = true, effect = function(me) me.player:draw(1) end } },
      spark = ability "Spark" { cost = 0, instant = true, text = "Nothing.", play = function(me) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Spark" }, resources = { "Errand", "Vigil" }, deck = { "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:plays(1, "Spark")
      t:can(1, "completes", "Vigil")
      t:cant(1, "completes", "Errand", { reason = "CR 409.1: only while the chain is empty" })
      t:everyone_passes()
      t:completes(1, "Errand")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:face_down("Errand")
    end,
  },
}
