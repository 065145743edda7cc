local bolt = ability "Bolt" { cost = 2, values = { amount = 3 }, text = "Your hero deals {amount} fire damage to target hero or ally.",
  targets = { target("it", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end }
local relic = ability "Relive" { cost = 0, instant = true,
  text = "Copy target ability in an opponent's graveyard and play the copy.",
  targets = { target("it", opposing.ability:in_zone("graveyard"), help) },
  play = function(me, t) me.player:play_copy(t.it) end }
local scribe = ally "Scribe" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "When you play an ability, draw a card.",
  powers = { when.played { whose = "your", of = any.ability:in_zone("chain"), effect = function(me) me.player:draw(1) end } } }
local foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
  targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local cards = { bolt = bolt, relic = relic, scribe = scribe, foil = foil, ox = ox }

return {
  scenario "The copy is played by whoever copies it, for the cost of the original" {
    cites = { "CR 402.2", "CR 402.2a", "CR 402.2b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Relive" }, play = { "Scribe" }, resources = 2, deck = { "Ox", "Ox", "Ox" } })
      t:boss { graveyard = { "Bolt" } }
    end,
    play = function(t)
      t:plays(1, "Relive", { target = "Bolt" })
      t:everyone_passes()                          -- Scribe's card for Relive
      t:everyone_passes()
      t:answers(1, "hero@boss")
      t:ready_resources(1, 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:told { "Raider 1 plays Bolt" }
      t:hand_count(1, 2)                           -- it was played: Scribe saw both
      t:in_graveyard("boss", "Bolt")
      t:graveyard_count(1, 1)
      t:graveyard_count("boss", 1)
    end,
  },
  scenario "Without the resources nothing is played" {
    cites = { "CR 402.2b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Relive" }, resources = 1 })
      t:boss { graveyard = { "Bolt" } }
    end,
    play = function(t)
      t:plays(1, "Relive", { target = "Bolt" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:not_told { "plays Bolt" }
      t:damage("hero@boss", 0)
      t:ready_resources(1, 1)
    end,
  },
}
