local chore = quest "Chore" { text = "Pay (1) and exhaust an ally: draw a card.",
  reward = { cost = { resources = 1, exhaust = your.ally }, effect = function(me) me.player:draw(1) end } }
local warden = ally "Warden" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "As an additional cost to complete a quest, exhaust that quest.",
  powers = { gives { to = your.quest:in_zone("resources"), extra_cost = { exhaust = this } } } }

return {
  scenario "Resources pay whether they lie face up or down" {
    cites = { "CR 412.2" },
    cards = {
      errand = quest "Errand" { text = "", reward = { cost = { resources = 9 }, effect = function(me) end } },
      ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { hand = { "Ox" }, resources = { "Errand", { "Ox", down = true } } })
    end,
    play = function(t)
      t:plays(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:ready_resources(1, 0)
    end,
  },
  scenario "A quest is one of the resources that pay for it" {
    cites = { "CR 412.2", "CR 702.2" },
    cards = { chore = chore },
    given = function(t)
      t:seat(1, { play = { "taz_dingo" }, resources = { "Chore" }, deck = { "fire_blast" } })
    end,
    play = function(t)
      t:completes(1, "Chore")
      t:ready_resources(1, 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_down("Chore")
      t:in_hand(1, "fire_blast")
    end,
  },
  scenario "A quest that another part of its cost exhausts is none of them" {
    cites = { "CR 403.1", "CR 403.6" },
    cards = { chore = chore, warden = warden },
    given = function(t)
      t:seat(1, { play = { "Warden" }, resources = { "Chore" } })
    end,
    play = function(t)
      t:cant(1, "completes", "Chore", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:ready_resources(1, 1)
    end,
  },
  scenario "A location that exhausts for its power pays nothing else of its cost" {
    cites = { "CR 403.1", "CR 701.3", "BA:Activate" },
    cards = {
      well = location "Well" { text = "[Activate], (1): draw a card.",
        powers = { pays { cost = { exhaust = this, resources = 1 },
          effect = function(me) me.player:draw(1) end } } },
    },
    given = function(t)
      t:seat(1, { resources = { "Well", { "fire_blast", down = true } }, deck = { "fire_blast" } })
      t:boss { resources = { "Well" } }
    end,
    play = function(t)
      t:cant("boss", "uses", "Well", { reason = "CR 403.6" })
      t:uses(1, "Well")
      t:exhausted("Well@1")
      t:ready_resources(1, 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_hand(1, "fire_blast")
    end,
  },
}
