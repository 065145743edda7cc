-- A turn that an effect ends (CR 500.5).
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 5 }
local owl = ally "Owl" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "At the end of your turn, your hero deals 3 fire damage to each opposing hero.",
  powers = { at.end_of_turn { whose = "your", effect = function(me) me.hero:deal(3, "fire", opposing.hero) end } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 5 fire damage to each opposing hero.",
  play = function(me) me.hero:deal(5, "fire", opposing.hero) end }
local curfew = ability "Curfew" { cost = 0, instant = true, text = "End the turn. Draw a card.",
  play = function(me) end_turn(); me.player:draw(1) end }
local dawn = ability "Dawn" { cost = 0, instant = true, text = "End the turn; yours is the next one.",
  play = function(me) end_turn(me.player) end }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "All other links are interrupted, and end-of-turn triggers are not triggered" {
    cites = { "CR 500.5" },
    raiders = 2,
    cards = { ox = ox, owl = owl, bolt = bolt, curfew = curfew },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Curfew", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }, play = { "Owl" }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt")
      t:plays(1, "Curfew")
      t:everyone_passes()
      t:to_action_phase()
    end,
    expect = function(t)
      t:is_turn(2)
      t:chain(0)
      t:damage("hero@boss", 0)
      t:in_graveyard(1, "Bolt")
      t:in_graveyard(1, "Curfew")   -- the one that resolves is not interrupted
      t:hand_count(1, 8)            -- it goes on: one drawn; no wrap-up step
      t:told { "The turn is over at once", "Bolt is interrupted", "Raider 1 draws" }
      t:not_told { "Curfew is interrupted" }
    end,
  },
  scenario "In combat: nobody is in it any more, and what lasts this turn is over" {
    cites = { "CR 500.5" },
    raiders = 2,
    cards = { ox = ox, curfew = curfew, owl = owl,
      brew = ability "Brew" { cost = 0, instant = true, text = "Target ally has +3 ATK this turn.",
        targets = { target("ally", any.ally, help) },
        play = function(me, t) t.ally:gain { atk = plus(3), lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Brew", "Curfew" }, play = { "Ox" }, deck = deck })
      t:seat(2, { deck = deck, play = { "Owl" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Brew", { target = "Ox" })
      t:everyone_passes()
      t:attacks(1, "Ox", "hero@boss")
      t:plays(1, "Curfew")
      t:everyone_passes()
      t:to_action_phase()
    end,
    expect = function(t)
      t:is_turn(2)
      t:damage("hero@boss", 0)
      t:atk("Ox", 2)
      t:exhausted("Ox")
    end,
  },
  scenario "Skip to the start of that player's turn" {
    cites = { "CR 500.5" },
    raiders = 3,
    cards = { ox = ox, dawn = dawn },
    given = function(t)
      t:seat(1, { deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { hand = { "Dawn" }, deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:plays(3, "Dawn")
      t:everyone_passes()
      t:to_action_phase()
      t:is_turn(3)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
    end,
  },
  scenario "Skipping to a turn goes past the extra turns that were to come" {
    cites = { "CR 500.5", "CR 500.3" },
    raiders = 3,
    cards = { ox = ox,
      loan = ability "Loan" { cost = 0, instant = true, text = "The next player takes two extra turns.",
        play = function(me)
          me.player.next:extra_turn()
          me.player.next:extra_turn()
        end },
      dawn = dawn },
    given = function(t)
      t:seat(1, { hand = { "Loan", "Dawn" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Loan")
      t:everyone_passes()
      t:plays(1, "Dawn")
      t:everyone_passes()
      t:to_action_phase()
      t:is_turn(1)                  -- not one of raider 2's extra turns
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(3)                  -- they are gone for good
    end,
  },
  scenario "What waits for something this turn waits no more, and what waits beyond it does" {
    cites = { "CR 500.5" },
    raiders = 2,
    cards = { ox = ox, curfew = curfew,
      spite = ability "Spite" { cost = 0, instant = true,
        text = "Allies have +1 ATK this turn. Your allies have +2 ATK until your next turn.",
        play = function(me)
          all(any.ally):gain { atk = plus(1), lasts = this_turn }
          all(your.ally):gain { atk = plus(2), lasts = until_your_next_turn }
        end } },
    given = function(t)
      t:seat(1, { hand = { "Spite", "Curfew" }, play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Spite")
      t:everyone_passes()
      t:atk("Ox@1", 5)
      t:plays(1, "Curfew")
      t:everyone_passes()
      t:asked(2, "Your move")
      t:atk("Ox@1", 4)
      t:atk("Ox@2", 2)
      t:to_action_phase()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:atk("Ox@1", 2)
    end,
  },
}
