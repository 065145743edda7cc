-- Three questions of one trigger, each of its own kind: health that remains, allies, cards in hand.
local brewmaster = ally "Pandaren Brewmaster" { cost = 5, atk = 3, damage = "melee", health = 4, tags = { "Pandaren", "Monk" },
  values = { cure = 5, amount = 1, cards = 1 },
  counts = { weaker = most("remaining", opposing.hero) - most("remaining", your.hero), allies = outnumbered(any.ally), hands = outnumbered(any.card:in_zone("hand")) },
  text = "When this enters play: if your hero has less remaining health than an opposing hero, this heals {cure} damage from your hero; \z
    if you control fewer allies than an opponent, this deals {amount} melee damage to each opposing ally; \z
    if you have fewer cards in hand than an opponent, draw {cards} card.",
  powers = { when.enters_play { of = this, effect = function(me)
    if me.weaker > 0 then me:heal(me.cure, me.hero) end
    if me.allies > 0 then me:deal(me.amount, "melee", opposing.ally) end
    if me.hands > 0 then me.player:draw(me.cards) end
  end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local cards = { brewmaster = brewmaster, ox = ox, gem = item "Gem" { cost = 1 } }

return {
  scenario "Who is behind in all three is helped in all three" {
    raid = "duel",
    cites = { "CR 401.2", "CR 407.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 6 }, hand = { "Pandaren Brewmaster" }, deck = { "Ox", "Ox" }, resources = 5 })
      t:seat(2, { hero = { "aggro/volunteer", damage = 5 }, play = { "Ox", "Ox" }, hand = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Pandaren Brewmaster")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage({ "Ox", 1 }, 1)
      t:damage({ "Ox", 2 }, 1)
      t:hand_count(1, 1)
    end,
  },
  scenario "Who is not behind has an ally and no more" {
    raid = "duel",
    cites = { "CR 401.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 5 }, hand = { "Pandaren Brewmaster" }, deck = { "Ox", "Ox" }, resources = 5 })
      t:seat(2, { hero = { "aggro/volunteer", damage = 5 }, play = { "Ox", "Gem", "Gem" } })
    end,
    play = function(t)
      t:plays(1, "Pandaren Brewmaster")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 5)
      t:damage("Ox", 0)
      t:hand_count(1, 0)
    end,
  },
}
