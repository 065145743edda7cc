local function beast(name, atk)
  return ally(name) { cost = 1, atk = atk, damage = "melee", health = 3 }
end

local cards = {
  ox = beast("Ox", 4), owl = beast("Owl", 2),
  feast = ability "Feast" { cost = 0, values = { cards = 2 },
    text = "You may destroy an ally in your party. If you do, your hero heals damage equal to its ATK and you draw {cards} cards.",
    costs = { meal = { destroy = your.ally } },
    play = function(me)
      local paid, eaten = me.player:may_pay("meal")
      if paid then
        me.hero:heal(eaten[1].atk, me.hero)
        me.player:draw(me.cards)
      end
    end },
  banish = ability "Banish" { cost = 0,
    text = "You may pay (1) and remove two cards in one graveyard from the game. If you do, target opposing ally is destroyed.",
    costs = { bones = { resources = 1, remove = { what = any.card:in_zone("graveyard"), count = 2, one_graveyard = true } } },
    targets = { target("prey", opposing.ally, harm) },
    play = function(me, t)
      if me.player:may_pay("bones") then t.prey:destroy() end
    end },
  altar = item "Altar" { cost = 1,
    text = "Destroy an ally in your party, exhaust this >>> Your hero deals fire damage equal to that ally's ATK to target opposing hero.",
    powers = { pays { cost = { destroy = your.ally, exhaust = this },
      targets = { target("foe", opposing.hero, harm) },
      effect = function(me, t) me.hero:deal(me.paid_with[1].atk, "fire", t.foe) end } } },
}

return {
  scenario "An effect may ask for any cost, and knows what paid it" {
    cites = { "CR 403.1", "CR 712.7" }, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Feast" }, play = { "Ox", "Owl" }, hero = { "hoa/ta_zo", damage = 6 }, deck = { "Owl", "Owl", "Owl" } })
    end,
    play = function(t)
      t:plays(1, "Feast")
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "Ox")
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(1, "Owl@1")
      t:damage("hero@1", 2)
      t:hand_count(1, 2)
    end,
  },
  scenario "Who declines an effect's cost pays nothing" {
    cites = { "CR 403.1" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Feast" }, play = { "Ox" }, hero = { "hoa/ta_zo", damage = 6 }, deck = { "Owl", "Owl", "Owl" } }) end,
    play = function(t)
      t:plays(1, "Feast")
      t:everyone_passes()
      t:answers(1, "no")
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:damage("hero@1", 6)
      t:hand_count(1, 0)
    end,
  },
  scenario "Who can't pay all of an effect's cost is not asked" {
    cites = { "CR 712.7" }, cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Banish" }, resources = 3, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Ox" } })
      t:boss { play = { "Owl" } }
    end,
    play = function(t)
      t:plays(1, "Banish", { target = "Owl" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_play("boss", "Owl") end,
  },
  scenario "An effect reads the card that was destroyed to pay for it as it was" {
    cites = { "CR 403.1" }, cards = cards,
    given = function(t)
      t:seat(1, { play = { "Altar", { "Ox", counters = { ["+1/+1"] = 2 } } } })
    end,
    play = function(t)
      t:uses(1, "Altar", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:damage("hero@boss", 6)
    end,
  },
  scenario "Cards of one graveyard pay an effect's cost, with a resource" {
    cites = { "CR 403.1" }, cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Banish" }, resources = 3, graveyard = { "Ox", "Owl" } })
      t:seat(2, { graveyard = { "Ox", "Ox", "Ox" } })
      t:boss { play = { "Owl" } }
    end,
    play = function(t)
      t:plays(1, "Banish", { target = "Owl@boss" })
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, 2)
      t:answers(1, { "Ox", "Ox" })
    end,
    expect = function(t)
      t:ready_resources(1, 2)
      t:graveyard_count(1, 3)
      t:graveyard_count(2, 1)
      t:in_graveyard("boss", "Owl")
    end,
  },
}
