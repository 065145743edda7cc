return scenario "With each Tauren a quest is completed for nothing, [Basic] or not, if its restrictions allow" {
  cites = { "KW Tribe", "CR 702.2", "CR 403.3" },
  cards = {
    blessed = ally "Blessed" { cost = 0, atk = 2, damage = "nature", health = 6, tags = { "Tauren", "Shaman" },
      text = "Tribe: you may complete target quest you control without paying its cost.",
      powers = { tribe { targets = { target("quest", your.quest:in_zone("resources"), help) },
        effect = function(me, event, t)
          if me.player:may("Complete it?") then me.player:complete(t.quest, { free = true }) end
        end } } },
    errand = quest "Errand" { text = "[Basic] Pay 5 to complete this. Reward: draw a card.",
      reward = { basic = true, cost = { resources = 5 }, effect = function(me) me.player:draw(1) end } },
    vow = quest "Vow" { text = "Complete this only if you control a Human. Reward: draw two cards.",
      reward = { cost = {}, only_if = count(your.ally:with { tag = "Human" }), effect = function(me) me.player:draw(2) end } },
  },
  given = function(t)
    t:seat(1, { hand = { "Blessed", "Blessed" }, resources = { "Errand", "Vow" }, deck = { "Vow", "Vow", "Vow" } })
  end,
  play = function(t)
    t:plays(1, "Blessed")
    t:everyone_passes()
    t:answers(1, "Errand")                    -- the target of the trigger
    t:will_answer(1, "yes", "Complete it?")
    t:everyone_passes()
    t:face_down("Errand")
    t:everyone_passes()                       -- the reward
    t:hand_count(1, 2)
    t:plays(1, "Blessed")
    t:everyone_passes()
    t:will_answer(1, "yes", "Complete it?")
    t:will_answer(1, "yes", "Complete it?")
    t:finishes_chain()
  end,
  expect = function(t)
    t:face_up({ "Vow", 1 })                   -- no Human: it can't be completed, for nothing neither
    t:hand_count(1, 1)
  end,
}
