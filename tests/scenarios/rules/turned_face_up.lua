local talisman = item "Talisman" { cost = 1,
  text = "When you complete a quest, you may destroy this. If you do, turn that quest face up.",
  powers = { when.completed { of = your.quest, may = "destroy", effect = function(me, event)
    if #me:destroy() > 0 then event.card:turn_face_up() end
  end } } }
local errand = quest "Errand" { text = "Pay 1 to complete this quest. Reward: Draw a card.",
  reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local show = ability "Unveil" { cost = 0, text = "Turn all resources face up.",
  play = function(me) all(any.resource):turn_face_up() end }
local beacon = quest "Beacon" {
  text = "When this or another resource is turned face up, draw a card. Pay 9 to complete this quest. Reward: Draw a card.",
  powers = { when.turned_face_up { of = your.resource, effect = function(me) me.player:draw(1) end } },
  reward = { cost = { resources = 9 }, effect = function(me) me.player:draw(1) end } }
local shroud = ability "Shroud" { cost = 1, ongoing = true,
  text = "Ongoing: If a resource would be turned face up, put 1 damage on your hero instead.",
  powers = { instead.turned_face_up { of = your.resource, effect = function(me) me.hero:put_damage(1) end } } }
local banish = ability "Banish" { cost = 0, text = "Remove target ally from the game face down. Then turn it face up.",
  targets = { target("it", any.ally, harm) }, play = function(me, t)
    t.it:remove_from_game { face = "down" }:turn_face_up()
  end }

return {
  scenario "A quest that was completed is turned face up, and can be completed again" {
    cites = { "CR 412.1b", "CR 702.1" },
    cards = { talisman = talisman, errand = errand, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Talisman" }, resources = { "Errand", { "Ox", down = true } }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:completes(1, "Errand")
      t:face_down("Errand")
      t:everyone_passes()
      t:answers(1, "yes")
      t:face_up("Errand")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Talisman")
      t:can(1, "completes", "Errand")
    end,
  },
  scenario "In the row only quests and locations are turned face up; what they say then sees it, together with the others" {
    cites = { "CR 412.1b", "CR 703.3c" },
    cards = { show = show, beacon = beacon, errand = errand, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Unveil" }, deck = { "Ox", "Ox", "Ox", "Ox" },
        resources = { { "Beacon", down = true }, { "Errand", down = true }, { "Ox", down = true } } })
    end,
    play = function(t)
      t:plays(1, "Unveil")
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_up("Beacon")
      t:face_up("Errand")
      t:face_down("Ox")
      t:hand_count(1, 2)                -- for itself, and for the one that was turned with it
    end,
  },
  scenario "Something else may happen to it instead" {
    cites = { "CR 716.1" },
    cards = { show = show, shroud = shroud, errand = errand },
    given = function(t)
      t:seat(1, { hand = { "Unveil" }, play = { "Shroud" }, resources = { { "Errand", down = true } } })
    end,
    play = function(t)
      t:plays(1, "Unveil")
      t:everyone_passes()
    end,
    expect = function(t)
      t:face_down("Errand")
      t:damage("hero@1", 1)
    end,
  },
  scenario "What was removed from the game face down is turned face up for all to see" {
    cites = { "CR 415.7b" },
    cards = { banish = banish, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Banish" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Banish", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:removed(1, "Ox")
      t:told { "Ox is turned face up." }
    end,
  },
}
