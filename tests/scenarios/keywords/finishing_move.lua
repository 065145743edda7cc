local blow = ability "Blow" { cost = 1, text = "Finishing Move. Your hero deals 1 plus X melee damage to target character.",
  targets = { target("one", any.character, harm) },
  powers = { finishing_move {} },
  play = function(me, t) me.hero:deal(1 + me.x, "melee", t.one) end }
local jab = ability "Jab" { cost = 1, tags = { "Combo" }, text = "Draw a card.", play = function(me) me.player:draw() end }
local rest = ability "Rest" { cost = 1, text = "Draw a card.", play = function(me) me.player:draw() end }

-- Plays a card of the hand in the middle of its effect: what it asks then is open to be looked at.
local urge = ability "Urge" { cost = 0, text = "Choose a card in your hand. You may play it.",
  play = function(me)
    local card = me.player:choose { from = your.card:in_zone("hand"), prompt = "Which?" }
    me.player:play(card)
  end }

return {
  scenario "Finishing Move: X Combo cards of the own graveyard leave the game as it is played" {
    cites = { "KW Finishing Move", "CR 403.1" },
    cards = { blow = blow, jab = jab, rest = rest },
    given = function(t)
      t:seat(1, { hand = { "Blow" }, resources = 1, graveyard = { "Jab", "Jab", "Jab", "Rest" } })
      t:boss { graveyard = { "Jab" } }
    end,
    play = function(t)
      t:plays(1, "Blow", { x = 2, target = "hero@boss", pay = { { { "Jab", 1 }, { "Jab", 2 } } } })
      t:removed(1, { "Jab", 1 })        -- before anybody can answer
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:graveyard_count(1, 3)           -- a Jab, the Rest, and the Blow
      t:graveyard_count("boss", 1)
    end,
  },
  scenario "Finishing Move: X is five at most, and no more than there are" {
    cites = { "KW Finishing Move" },
    cards = { blow = blow, jab = jab, urge = urge },
    given = function(t)
      t:seat(1, { hand = { "Blow", "Blow", "Urge", "Urge" }, resources = 2,
        graveyard = { "Jab", "Jab", "Jab", "Jab", "Jab", "Jab", "Jab" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Urge", 1 })
      t:everyone_passes()
      t:answers(1, { "Blow", 1 })
      t:not_offered(1, 6)
      t:answers(1, 5)
      t:answers(1, "hero@boss")
      t:answers(1, { { "Jab", 1 }, { "Jab", 2 }, { "Jab", 3 }, { "Jab", 4 }, { "Jab", 5 } })
      t:everyone_passes()
      t:damage("hero@boss", 6)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:not_offered(1, 3)
      t:answers(1, 0)
      t:answers(1, "hero@boss")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 7)
      t:graveyard_count(1, 6)           -- two Jabs, two Blows, two Urges
    end,
  },
  scenario "Finishing Move of another kind, on another card than an ability, and a cost that its X lowers" {
    cites = { "KW Finishing Move", "CR 201.3" },
    cards = {
      jab = jab, urge = urge,
      rogue = ally "Rogue" { cost = 1, atk = 1, damage = "melee", health = 1, tags = { "Rogue" } },
      fang = weapon "Fang" { cost = 4, atk = 2, damage = "melee", strike = 0, tags = { "Melee (1)" },
        text = "Finishing Move: Rogues. You pay (X) less for this.",
        powers = { finishing_move { what = any.card:with { tag = "Rogue" } }, gives { to = this, cost = plus(-x) } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Fang", "Urge" }, resources = 2, graveyard = { "Jab", "Rogue", "Jab", "Rogue", "Rogue" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:not_offered(1, 1)               -- 4 - 1 are too much
      t:answers(1, 2)
      t:not_offered(1, { { "Jab", 1 }, { "Rogue", 1 } })
      t:answers(1, { { "Rogue", 1 }, { "Rogue", 2 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Fang")
      t:ready_resources(1, 0)
      t:graveyard_count(1, 4)           -- a Rogue, two Jabs, the Urge
    end,
  },
}
