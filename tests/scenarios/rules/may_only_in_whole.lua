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
}
