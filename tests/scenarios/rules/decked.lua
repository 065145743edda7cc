return {
  scenario "A raider who has to draw from an empty deck loses" {
    cites = { "CR 410.6b", "CR 102.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Kagra of the Crossroads" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", deck = { "Rend" } })
      t:turn(1, "draw")
    end,
    play = function(t)
      t:to_action_phase()
    end,
    expect = function(t)
      t:lost(1)
      t:removed(1, "Kagra of the Crossroads")
      t:winner("none")
      t:is_turn(2)
    end,
  },
  scenario "Until the game looks who is decked, the next text lets even that player draw" {
    cites = { "CR 410.6b", "CR 415.9f" },
    raiders = 2,
    cards = {
      dig = ability "Dig" { cost = 0, text = "Draw three cards. Put target ally on top of its owner's deck. Draw a card.",
        targets = { target("ally", your.ally, help) },
        play = function(me, t)
          me.player:draw(3)
          t.ally:to_deck("top")
          me.player:draw()
        end },
      ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 1 },
    },
    given = function(t)
      t:seat(1, { hand = { "Dig" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Dig", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "draws Ox", "is out of the game" }
      t:lost(1)
      t:asked(2, "Your move")
    end,
  },
}
