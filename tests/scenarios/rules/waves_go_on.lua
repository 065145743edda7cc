-- After a wave in which anything was done another one looks again, whatever it was.
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 5 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(5, "fire", t.prey) end }

return {
  scenario "What a die saved once falls in the next wave" {
    cites = { "CR 410.6", "CR 410.6a" },
    cards = {
      gambler = ally "Gambler" { cost = 1, atk = 0, damage = "melee", health = 3, text = "Gambles." },
      charm = ability "Charm" { cost = 0, text = "The next time target ally would be destroyed this turn, roll a die instead.",
        targets = { target("it", your.ally, help) },
        play = function(me, t) me:begin("roll", this_turn, { t.it }) end,
        later = { roll = instead.destroyed { of = given, once = true, effect = function(me) me.player:roll() end } } },
      bolt = bolt,
    },
    given = function(t)
      t:seat(1, { hand = { "Charm", "Bolt" }, play = { "Gambler" } })
      t:dice { 6 }
    end,
    play = function(t)
      t:plays(1, "Charm", { target = "Gambler" })
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "Gambler" })
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:in_graveyard(1, "Gambler")
    end,
  },
  scenario "Who was given a power instead of falling falls in the next wave" {
    cites = { "CR 410.6", "CR 410.6a" },
    cards = {
      ghoul = ally "Ghoul" { cost = 1, atk = 0, damage = "melee", health = 3, text = "Gnaws." },
      pact = ability "Pact" { cost = 0,
        text = "The next time target ally would be destroyed this turn, it can be exhausted this turn to draw a card instead.",
        targets = { target("it", your.ally, help) },
        play = function(me, t) me:begin("grip", this_turn, { t.it }) end,
        grants = { drawing = pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end } },
        later = { grip = instead.destroyed { of = given, once = true,
          effect = function(me, event) event.card:gain { power = "drawing", lasts = this_turn } end } } },
      bolt = bolt,
    },
    given = function(t)
      t:seat(1, { hand = { "Pact", "Bolt" }, play = { "Ghoul" } })
    end,
    play = function(t)
      t:plays(1, "Pact", { target = "Ghoul" })
      t:everyone_passes()
      t:plays(1, "Bolt", { target = "Ghoul" })
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:in_graveyard(1, "Ghoul")
    end,
  },
  scenario "Who lived by the counters of a resource falls as it is turned face down" {
    cites = { "CR 410.6", "CR 410.6f" },
    cards = {
      errand = quest "Errand" { text = "Draw a card.",
        reward = { cost = { resources = 0 }, effect = function(me) me.player:draw(1) end } },
      keeper = ally "Keeper" { cost = 1, atk = 0, damage = "melee", health = 1,
        text = "Keeper has +2 health while you control a resource with a mark counter.",
        powers = { gives { to = this, only_if = count(your.quest:in_zone("resources"):with { counters = { min = 1 }, counter = "mark" }):at_least(1),
          health = plus(2) } } },
    },
    given = function(t)
      t:seat(1, { hand = {}, play = { { "Keeper", damage = 1 } }, resources = { { "Errand", counters = { mark = 1 } } },
        deck = { "Keeper" } })
    end,
    play = function(t)
      t:in_play(1, "Keeper")
      t:completes(1, "Errand")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Keeper")
    end,
  },
}
