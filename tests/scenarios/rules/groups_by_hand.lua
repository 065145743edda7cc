-- Groups that an effect puts together itself, and how many it asks for.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local owl = ally "Owl" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "What an effect gathers one by one it destroys at once" {
    cites = { "CR 709.2b" },
    cards = { ox = ox, elk = elk, owl = owl,
      sweep = ability "Sweep" { cost = 0, text = "Destroy the Ox and the Elk.",
        play = function()
          local doomed = all {}
          for _, one in each(all(any.ally)) do
            if one.name == "Ox" or one.name == "Elk" then doomed = doomed + one end
          end
          doomed:destroy()
        end },
      pair = ability "Pair" { cost = 0, text = "Your hero and target ally are dealt 1 fire damage, and both exhaust.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t)
          me.hero:deal(1, "fire", me.hero + t.one)
          all { me.hero, t.one }:exhaust()
        end } },
    given = function(t)
      t:seat(1, { hand = { "Sweep", "Pair" }, play = { "Ox", "Elk", "Owl" } })
    end,
    play = function(t)
      t:plays(1, "Pair", { target = "Owl" })
      t:everyone_passes()
      t:damage("Owl", 1)
      t:damage("hero@1", 1)
      t:exhausted("hero@1")
      t:exhausted("Owl")
      t:plays(1, "Sweep")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Elk")
      t:in_play(1, "Owl")
    end,
  },
  scenario "A number that is worked out may come to one or none: what is chosen is a group all the same" {
    cites = { "CR 104.1" },
    cards = { ox = ox, elk = elk, owl = owl,
      pang = ability "Pang" { cost = 0, text = "Put 1 damage on your hero.", play = function(me) me.hero:put_damage(1) end },
      toll = ability "Toll" { cost = 0, text = "Choose and destroy an ally of yours for each damage on your hero. Draw that many cards.",
        play = function(me)
          local chosen = me.player:choose { from = your.ally, count = me.hero.damage, to = "destroy", aim = harm }
          me.player:draw(#chosen)
          chosen:destroy()
        end } },
    given = function(t)
      t:seat(1, { hand = { "Toll", "Toll", "Pang" }, deck = { "Ox", "Ox", "Ox" }, play = { "Ox", "Elk", "Owl" } })
    end,
    play = function(t)
      t:plays(1, { "Toll", 1 })
      t:everyone_passes()
      t:hand_count(1, 2)
      t:plays(1, "Pang")
      t:everyone_passes()
      t:plays(1, "Toll")
      t:everyone_passes()
      t:answers(1, "Elk")
    end,
    expect = function(t)
      t:in_graveyard(1, "Elk")
      t:hand_count(1, 1)
    end,
  },
  scenario "A target that was not chosen is left out of what an effect gathers, wherever it stands in the list" {
    cites = { "CR 712.3" },
    cards = { ox = ox, elk = elk, owl = owl,
      bind = ability "Bind" { cost = 0, text = "Exhaust up to one target ally of yours, up to one target opposing ally and your hero.",
        targets = { target("own", your.ally, help, { up_to = 1 }), target("other", opposing.ally, harm, { up_to = 1 }) },
        play = function(me, t)
          all { t.own[1], t.other[1], me.hero, nil }:exhaust()
          all { t.own[1] }:put_damage(1)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Bind", "Bind" }, play = { "Ox", "Elk" } })
      t:boss { play = { "Owl" } }
    end,
    play = function(t)
      t:plays(1, "Bind", { targets = { {}, "Owl" } })
      t:everyone_passes()
      t:exhausted("hero@1")
      t:exhausted("Owl")
      t:ready("Ox")
      t:ready("Elk")
      t:plays(1, "Bind", { targets = { "Elk", {} } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Elk")
      t:damage("Elk", 1)
      t:damage("Owl", 0)
    end,
  },
}
