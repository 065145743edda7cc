local flame = ability "Flame" { cost = 5, keywords = "Warp", text = "Warp. Your hero deals 5 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(5, "fire", t.hero) end }
local gloom = ability "Gloom" { cost = 5, keywords = "Warp", text = "Warp. Your hero heals 1 damage from target hero.",
  targets = { target("hero", any.hero, help) }, play = function(me, t) me.hero:heal(1, t.hero) end }
local scry = ability "Scry" { cost = 0, text = "Reveal the top three cards of your deck, put them under it, and draw a card.",
  play = function(me)
    local shown = me.player.deck:reveal(3)
    shown:to_deck("bottom", { ordered = true })
    me.player:draw()
  end }
local peek = ability "Peek" { cost = 0, text = "Look at the top card of your deck. You may put it under your deck.",
  play = function(me)
    local top = me.player.deck:top()
    if me.player:may("Under the deck?") then top:to_deck("bottom") end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
  targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end }

return {
  scenario "Warp: as it is revealed it is removed and played for nothing, above what resolves, which goes on without it" {
    cites = { "KW Warp" },
    cards = { flame = flame, scry = scry, ox = ox, foil = foil },
    given = function(t)
      t:seat(1, { hand = { "Scry" }, deck = { "Ox", "Flame", "Ox", "Ox" } })
      t:boss { hand = { "Foil" } }
    end,
    play = function(t)
      t:plays(1, "Scry")
      t:everyone_passes()
      t:answers(1, "Flame")
      t:answers(1, "yes")
      t:answers(1, "hero@boss")         -- chosen as it is added, like any target
      t:hand_count(1, 1)                -- the Scry has resolved to its end
      t:deck_count(1, 2)                -- the Flame was not put under the deck
      t:in_graveyard(1, "Scry")
      t:passes(1)
      t:can("boss", "plays", "Foil", { target = "Flame" })    -- only now can anybody answer
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 5)
      t:in_graveyard(1, "Flame")
    end,
  },
  scenario "Warp: what is not removed at once goes where the effect puts it; what is removed need not be played" {
    cites = { "KW Warp" },
    cards = { flame = flame, scry = scry, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Scry", "Scry" }, deck = { "Flame", "Ox", "Ox", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Scry", 1 })
      t:everyone_passes()
      t:answers(1, "none")
      t:in_deck(1, "Flame")
      t:hand_count(1, 2)
      t:plays(1, "Scry")
      t:everyone_passes()
      t:answers(1, "Flame")
      t:answers(1, "no")
    end,
    expect = function(t)
      t:removed(1, "Flame")
      t:chain(0)
    end,
  },
  scenario "Warp: of several revealed together each may be played, and the last one played resolves first" {
    cites = { "KW Warp", "CR 410.4" },
    cards = { flame = flame, gloom = gloom, scry = scry, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Scry" }, deck = { "Gloom", "Flame", "Ox", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Scry")
      t:everyone_passes()
      t:answers(1, "Gloom")
      t:answers(1, "yes")
      t:answers(1, "hero@1")
      t:answers(1, "Flame")
      t:answers(1, "yes")
      t:answers(1, "hero@1")
      t:chain(2)
      t:everyone_passes()
      t:damage("hero@1", 5)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 4)
    end,
  },
  scenario "Warp: looking is no revealing, and a card in hand is not in the deck" {
    cites = { "KW Warp" },
    cards = {
      flame = flame, peek = peek, ox = ox,
      show = ability "Show" { cost = 0, text = "Reveal your hand.",
        play = function(me) me.player.hand:reveal() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Peek", "Show", "Flame" }, deck = { "Flame", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:will_answer(1, "yes", "Under")
      t:plays(1, "Peek")
      t:everyone_passes()
      t:plays(1, "Show")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_deck(1, "Flame")
      t:in_hand(1, "Flame")
    end,
  },
  scenario "Warp: who plays with the top card of his deck revealed may use each that comes to light" {
    cites = { "KW Warp", "CR 415.3f" },
    cards = {
      flame = flame, ox = ox,
      lamp = item "Lamp" { cost = 0, text = "Play with the top card of your deck revealed.",
        powers = { gives { to = your.hero, top_card = "revealed" } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Lamp" }, deck = { "Flame", "Flame", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Lamp")
      t:everyone_passes()
      t:answers(1, { "Flame", 1 })
      t:answers(1, "yes")
      t:answers(1, "hero@boss")
      t:answers(1, "none")              -- the next one lies on top at once
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 5)
      t:deck_count(1, 2)
    end,
  },
  scenario "Warp given to all cards of a deck, until one of them used it; nobody plays a quest" {
    cites = { "KW Warp", "CR 201.2" },
    cards = {
      scry = scry, ox = ox,
      errand = quest "Errand" { text = "Pay (9). Reward: draw a card.",
        reward = { cost = { resources = 9 }, effect = function(me) me.player:draw() end } },
      call = ability "Call" { cost = 0, text = "Cards in your deck have Warp this turn, until you use a Warp granted this way.",
        play = function() your.card:in_zone("deck"):gain { keyword = "Warp", lasts = this_turn, once = true } end },
    },
    given = function(t)
      t:seat(1, { hand = { "Call", "Call", "Scry", "Scry" }, deck = { "Ox", "Errand", "Ox", "Ox" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Call", 1 })
      t:everyone_passes()
      t:plays(1, { "Scry", 1 })
      t:everyone_passes()
      t:answers(1, { "Ox", 1 })
      t:answers(1, "yes")
      t:finishes_chain()                -- the other two are not offered any more
      t:in_play(1, { "Ox", 1 })
      t:plays(1, "Call")
      t:everyone_passes()
      t:plays(1, "Scry")
      t:everyone_passes()
      t:answers(1, "Errand")
      t:removed(1, "Errand")
    end,
    expect = function(t)
      t:chain(0)
    end,
  },
}
