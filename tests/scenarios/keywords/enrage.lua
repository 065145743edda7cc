local brute = ally "Brute" { cost = 0, atk = 2, damage = "melee", health = 4, keywords = "Enrage",
  text = "Enrage. When you reveal an ally this way, this has +2 ATK this turn.",
  powers = { enraged { of = any.ally, effect = function(me) me:gain { atk = 2, lasts = this_turn } end } } }
local bolt = ability "Bolt" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw() end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Enrage: as it enters the top card may be shown, and what was shown this way sets it off" {
    cites = { "KW Enrage", "CR 704.1b" },
    cards = { brute = brute, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Brute" }, deck = { "Ox", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Brute")
      t:everyone_passes()
      t:answers(1, "yes")               -- it is not there yet
      t:told { "reveals Ox", "Brute enters play" }
      t:atk("Brute", 2)
      t:chain(1)
      t:everyone_passes()
      t:atk("Brute", 4)
    end,
    expect = function(t)
      t:deck_count(1, 2)                -- shown, no more
    end,
  },
  scenario "Enrage: no other card, nothing that is not shown, and nothing that another card shows" {
    cites = { "KW Enrage" },
    cards = {
      brute = brute, ox = ox, bolt = bolt,
      scry = ability "Scry" { cost = 0, text = "Reveal the top card of your deck, and put it under it.",
        play = function(me) me.player.deck:reveal(1):to_deck("bottom") end },
    },
    given = function(t)
      t:seat(1, { hand = { "Brute", "Brute", "Scry", "Scry" }, deck = { "Bolt", "Ox", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Brute", 1 })
      t:everyone_passes()
      t:answers(1, "yes")
      t:chain(0)                        -- a Bolt
      t:plays(1, { "Scry", 1 })
      t:everyone_passes()
      t:plays(1, "Brute")
      t:everyone_passes()
      t:answers(1, "no")
      t:chain(0)                        -- an Ox that nobody saw
      t:plays(1, "Scry")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk({ "Brute", 1 }, 2)
      t:atk({ "Brute", 2 }, 2)
    end,
  },
  scenario "Enrage works from wherever the card enters play" {
    cites = { "KW Enrage" },
    cards = {
      brute = brute, ox = ox,
      raise = ability "Raise" { cost = 0, text = "Put an ally from your hand into play.",
        play = function(me)
          local card = me.player:choose { from = your.ally:in_zone("hand"), prompt = "Which?" }
          if card then card:to_play() end
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Raise", "Brute" }, deck = { "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Raise")
      t:everyone_passes()
      t:answers(1, "yes")
      t:finishes_chain()
    end,
    expect = function(t)
      t:atk("Brute", 4)
    end,
  },
}
