return {
  scenario "A loop that was broken is over: what comes of the next action counts anew" {
    cites = { "CR 803.4" },
    cards = {
      spring = ally "Spring" { cost = 1, atk = 1, damage = "melee", health = 9,
        text = "When this is dealt damage, draw a card.",
        powers = { when.dealt_damage { of = this, effect = function(me) me.player:draw(1) end } } },
      bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Spring" }, deck = { "Bolt" } })
      t:triggers(2000)                    -- they came, and somebody broke their loop
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Spring" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Spring triggers" }
      t:hand_count(1, 1)
    end,
  },
  scenario "A turn begins without the triggers of the one before" {
    cites = { "CR 803.3" },
    cards = {
      herald = ally "Herald" { cost = 1, atk = 1, damage = "melee", health = 9,
        text = "At the start of your turn, your hero deals 1 fire damage to each opposing hero.",
        powers = { at.start_of_turn { whose = "your", effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
    },
    given = function(t)
      t:boss { play = { "Herald", "Herald" } }
      t:triggers(1999)                    -- in the turn that is about to end
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:damage("hero@1", 2)
      t:not_told { "Without an end" }
    end,
  },
}
