local totem = ability "Den Totem" { cost = 1, ongoing = true, text = "Ongoing: When you play an ally from your hand, draw a card.",
  powers = { when.played { of = your.ally, only_if = function(me, event) return event.from == "hand" end,
    effect = function(me) me.player:draw(1) end } } }
local seer = ally "Seer" { cost = 1, atk = 0, damage = "melee", health = 9, text = "You can play allies from your graveyard.",
  powers = { gives { to = your.ally:in_zone("graveyard"), playable = true } } }
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 0, atk = 1, damage = "melee", health = 5 }
local digger = ally "Digger" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "(0): reveal the top card of your deck and place it as an additional resource.",
  powers = { pays { cost = {}, effect = function(me) me.player:place(me.player.deck:reveal(1)) end } } }
local lode = ability "Lode" { cost = 1, ongoing = true,
  text = "Ongoing: When a card from your deck is placed as a resource, put 1 damage on your hero.",
  powers = { when.placed { of = your.card:in_zone("chain"), only_if = function(me, event) return event.from == "deck" end,
    effect = function(me) me.hero:put_damage(1) end } } }

return {
  scenario "What waits for a card that is played from hand knows it from one that is played from elsewhere" {
    cites = { "CR 409.1", "CR 703.1" },
    cards = { totem = totem, seer = seer, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Den Totem", "Seer" }, hand = { "Ox" }, graveyard = { "Elk" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Elk")
      t:chain(1)                        -- nothing triggered
      t:everyone_passes()
      t:deck_count(1, 3)
      t:plays(1, "Ox")
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:in_play(1, "Elk")
      t:deck_count(1, 2)
    end,
  },
  scenario "A resource that comes from the deck is told from the one of the turn" {
    cites = { "CR 412.1c", "CR 412.1" },
    cards = { digger = digger, lode = lode, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Digger", "Lode" }, hand = { "Ox" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:places(1, "Ox")
      t:finishes_chain()
      t:damage("hero@1", 0)
      t:uses(1, "Digger")
      t:finishes_chain()
    end,
    expect = function(t)
      t:resources(1, 2)
      t:damage("hero@1", 1)
    end,
  },
}
