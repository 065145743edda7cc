local bargain = ability "Bargain" { cost = 0,
  text = "You may exhaust your hero and destroy target ally. If you don't, draw a card.",
  targets = { target("it", any.ally, harm) },
  play = function(me, t)
    if me.player:may("Exhaust your hero and destroy it?", "exhaust", me.hero, "destroy", t.it) then
      me.hero:exhaust()
      t.it:destroy()
    else
      me.player:draw()
    end
  end }
local cards = { bargain = bargain, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } }

return {
  scenario "What can't be done in its entirety is not offered" {
    cites = { "CR 712.7" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "tdp/pagatha_soulbinder", exhausted = true }, hand = { "Bargain" }, deck = { "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Bargain", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:in_play("boss", "Ox")
    end,
  },
  scenario "What can be done is asked for, and done" {
    cites = { "CR 712.7" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Bargain" }, deck = { "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Bargain", { target = "Ox" })
      t:everyone_passes()
      t:answers(1, "yes")
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:exhausted("Pagatha Soulbinder")
      t:in_graveyard("boss", "Ox")
    end,
  },
  scenario "A trigger that says what it may do asks only where its target lets that be done" {
    cites = { "CR 712.7" },
    cards = { ox = cards.ox,
      ram = ally "Ram" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "As your hero attacks you may exhaust target opposing ally.",
        powers = { when.attacks { of = your.hero, may = "exhaust", targets = { target("it", opposing.ally, harm) },
          effect = function(me, event, t) t.it:exhaust() end } } } },
    given = function(t)
      t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Ram", "Ram" } })
      t:boss { play = { { "Ox", exhausted = true }, "onyxian_whelp" } }
    end,
    play = function(t)
      t:proposes(1, "hero@1", "Ox")
      t:everyone_passes()
      t:answers(1, "Ox")                 -- a target all the same
      t:answers(1, "onyxian_whelp")
      t:everyone_passes()                -- the second one resolves first
      t:answers(1, "yes")
      t:chain(1)
      t:everyone_passes()
      t:chain(0)
    end,
    expect = function(t)
      t:exhausted("onyxian_whelp")
    end,
  },
  scenario "Without a target it is its own card to which it must be possible" {
    cites = { "CR 712.7" },
    cards = { ox = cards.ox,
      scout = ally "Scout" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "As your hero attacks you may exhaust this. If you do, draw a card.",
        powers = { when.attacks { of = your.hero, may = "exhaust",
          effect = function(me) if me:exhaust() then me.player:draw() end end } } } },
    given = function(t)
      t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { { "Scout", exhausted = true } }, deck = { "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:proposes(1, "hero@1", "Ox")
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
      t:chain(0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:hand_count(1, 0)
    end,
  },
}
