local prophet = hero "Prophet" { master = true, cost = 5, atk = 1, damage = "arcane", health = 30,
  text = "[Basic] 8: search your deck and/or hand for a master hero that has not the name of a card you control. Put it into "
    .. "play as an ally.",
  powers = { pays { basic = true, cost = { resources = 8 }, effect = function(me)
    local heroes = all(your.hero:in_zone("deck", "hand"))
    for _, card in each(all(your.card)) do heroes = heroes - heroes:where(any.hero:with { name = card.name }) end
    local found = me.player:search { in_zones = { "deck", "hand" }, for_ = heroes, prompt = "Which master hero?" }
    if found then found:to_play { as = "ally" } end
  end } } }
local king = hero "King" { master = true, cost = 7, atk = 4, damage = "melee", health = 6, text = "Your allies have +1 ATK.",
  powers = { gives { to = your.ally, atk = plus(1) } } }
local queen = hero "Queen" { master = true, cost = 7, atk = 3, damage = "frost", health = 7, text = "" }
local home = ability "Home" { cost = 0, instant = true, text = "Put target ally into its owner's hand, and from there into play.",
  targets = { target("who", any.ally, help) },
  play = function(me, t) t.who:to_hand():to_play() end }
local cards = { prophet = prophet, king = king, queen = queen, home = home }

return {
  scenario "A master hero of another name comes as an ally, with its numbers and its powers" {
    cites = { "CR 300.1d", "CR 413.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "Prophet", resources = 16, hand = { "Prophet", "Queen" }, deck = { "King", "Prophet" } })
    end,
    play = function(t)
      t:uses(1, "Prophet")
      t:will_answer(1, "yes", "Look through the deck")
      t:everyone_passes()
      t:asked(1, "Which master hero?")
      t:offers(1, "Queen")
      t:not_offered(1, "Prophet")             -- the name of the hero he has
      t:answers(1, "King")
      t:in_play(1, "King")
      t:in_play(1, "Prophet")
      t:health("King", 6)
      t:atk("King", 4 + 1)
    end,
    expect = function(t)
      t:asked(1, "Your move")
    end,
  },
  scenario "Left and come back it is a master hero again, and takes over" {
    cites = { "CR 300.1d", "CR 301.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "Prophet", damage = 5 }, resources = 8, hand = { "King", "Home" } })
    end,
    play = function(t)
      t:uses(1, "Prophet")
      t:will_answer(1, "no", "Look through the deck")
      t:everyone_passes()
      t:answers(1, "King")
      t:plays(1, "Home", { target = "King" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:removed(1, "Prophet")
      t:damage("King", 5)                     -- what was on the hero before
      t:atk("King", 4)
      t:told { "King is now the hero of" }
    end,
  },
}
