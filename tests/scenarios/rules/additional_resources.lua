-- CR 412.1c: cards of the deck that are placed "as additional resources".
local scout = ally "Scout" { cost = 1, atk = 1, damage = "melee", health = 4,
  text = "(0): reveal the top card of your deck and place it exhausted as an additional resource.",
  powers = { pays { cost = {}, effect = function(me)
    me.player:place(me.player.deck:reveal(1), { exhausted = true })
  end } } }
local digger = ally "Digger" { cost = 1, atk = 1, damage = "melee", health = 4,
  text = "(0): reveal the top two cards of your deck and place them as additional resources.",
  powers = { pays { cost = {}, effect = function(me) me.player:place(me.player.deck:reveal(2)) end } } }
local ring = quest "Ring" {
  face_up_cost = { discard = 1 },
  text = "As a cost to place this face up, discard a card. (0): draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 4 }
local stop = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("card", link.any, harm) }, play = function(me, t) t.card:interrupt() end }
local spark = ability "Spark" { cost = 0, instant = true, text = "Put 1 damage on your hero.",
  play = function(me) me.hero:put_damage(1) end }

return {
  scenario "It is a link of the chain: it can be answered, not interrupted" {
    cites = { "CR 412.1c", "CR 711.3" },
    cards = { scout = scout, stone = stone, stop = stop, spark = spark },
    given = function(t)
      t:seat(1, { play = { "Scout" }, deck = { "Stone", "Stone" }, resources = 1 })
      t:boss { hand = { "Stop", "Spark" } }
    end,
    play = function(t)
      t:uses(1, "Scout")
      t:everyone_passes()
      t:chain(1)
      t:resources(1, 1)
      t:passes(1)
      t:cant("boss", "plays", "Stop", { reason = "CR 706.1" })
      t:plays("boss", "Spark")
      t:chain(2)
      t:everyone_passes()
      t:resources(1, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:resources(1, 2)
      t:ready_resources(1, 1)
      t:deck_count(1, 1)
    end,
  },
  scenario "It is not the one resource of the turn" {
    cites = { "CR 412.1c" },
    cards = { digger = digger, stone = stone },
    given = function(t)
      t:seat(1, { play = { "Digger" }, hand = { "Stone" }, deck = { "Stone", "Stone" } })
    end,
    play = function(t)
      t:uses(1, "Digger")
      t:everyone_passes()
      t:finishes_chain()
      t:ready_resources(1, 2)
      t:can(1, "places", "Stone")
      t:places(1, "Stone")
      t:everyone_passes()
    end,
    expect = function(t) t:resources(1, 3) end,
  },
  scenario "A quest that is placed so costs what lying face up costs" {
    cites = { "CR 412.1c", "CR 412.1b" },
    cards = { scout = scout, ring = ring, stone = stone },
    given = function(t)
      t:seat(1, { play = { "Scout" }, hand = { "Stone" }, deck = { "Ring", "Stone" } })
    end,
    play = function(t)
      t:uses(1, "Scout")
      t:everyone_passes()
      t:asked(1, "face up")
      t:answers(1, "yes")
      t:answers(1, "Stone")
      t:in_graveyard(1, "Stone")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_resources(1, "Ring")
      t:face_up("Ring")
      t:hand_count(1, 0)
    end,
  },
  scenario "Who does not want to pay for it places it face down, and keeps what it would have cost" {
    cites = { "CR 412.1c", "CR 412.1b" },
    cards = { scout = scout, ring = ring, stone = stone },
    given = function(t)
      t:seat(1, { play = { "Scout" }, hand = { "Stone" }, deck = { "Ring", "Stone" } })
    end,
    play = function(t)
      t:uses(1, "Scout")
      t:everyone_passes()
      t:asked(1, "face up")
      t:answers(1, "no")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_resources(1, "Ring")
      t:face_down("Ring")
      t:hand_count(1, 1)
    end,
  },
  scenario "Who can't pay for it places it face down" {
    cites = { "CR 412.1c" },
    cards = { digger = digger, ring = ring, stone = stone },
    given = function(t)
      t:seat(1, { play = { "Digger" }, hand = { "Stone" }, deck = { "Ring", "Ring" } })
    end,
    play = function(t)
      t:uses(1, "Digger")
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "Stone")
      t:hand_count(1, 0)
      t:asked(1, "Your move")             -- nothing is left to discard for the other
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_up({ "Ring", 1 })
      t:resources(1, 2)
    end,
  },
  scenario "What lying face up costs is paid for the resource of the turn too" {
    cites = { "CR 412.1b" },
    cards = { ring = ring, stone = stone },
    given = function(t)
      t:seat(1, { hand = { "Ring", "Stone" } })
    end,
    play = function(t)
      t:places(1, "Ring", { face = "up" })
      t:answers(1, "Stone")
      t:in_graveyard(1, "Stone")
      t:everyone_passes()
    end,
    expect = function(t) t:face_up("Ring") end,
  },
  scenario "Whose effect places them learns how many went onto the chain" {
    cites = { "CR 412.1c" },
    cards = { stone = stone,
      mole = ally "Mole" { cost = 1, atk = 1, damage = "melee", health = 4,
        text = "(0): place the top two cards of your deck as additional resources. Draw as many cards as you placed.",
        powers = { pays { cost = {}, effect = function(me)
          me.player:draw(me.player:place(me.player.deck:reveal(2)))
        end } } } },
    given = function(t)
      t:seat(1, { play = { "Mole" }, deck = { "Stone", "Stone", "Stone", "Stone", "Stone" } })
    end,
    play = function(t)
      t:uses(1, "Mole")
      t:everyone_passes()
      t:hand_count(1, 2)
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:resources(1, 2)
      t:deck_count(1, 1)
    end,
  },
}
