-- A card remembers what it did as it entered, for it is the same card; what it did elsewhere is forgotten (CR 415.9a, 710.1).
local herald = ally "Herald" { cost = 0, atk = 1, damage = "melee", health = 3,
  text = "As this enters play, choose a number up to 5. (0): Draw as many cards.",
  powers = {
    as.enters_play { of = this, effect = function(me)
      me.memory[1] = me.player:choose_number { max = 5, prompt = "How many?" }
    end },
    pays { cost = {}, effect = function(me) me.player:draw(me.memory[1]) end },
  } }
local shade = ally "Shade" { cost = 0, atk = 1, damage = "melee", health = 3,
  text = "When another ally is destroyed while this is in your graveyard, note it and put this into play. (0): Draw as many.",
  powers = {
    when.destroyed { of = any.ally:other(), works_in = "graveyard", effect = function(me)
      me.memory[1] = 2
      me:to_play()
    end },
    pays { cost = {}, effect = function(me) me.player:draw(me.memory[1]) end },
  } }
local slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(_, t) t.it:destroy() end }
local call = ability "Call" { cost = 0, text = "Put target ally of your graveyard into play.",
  targets = { target("it", your.ally:in_zone("graveyard"), help) }, play = function(_, t) t.it:to_play() end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }

return {
  scenario "What is chosen as a card enters play it knows in play, played or put there" {
    cites = { "CR 710.1", "CR 704.1b" },
    cards = { herald = herald, call = call, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Herald", "Call" }, graveyard = { "Herald" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Herald")
      t:passes(1)
      t:passes("boss")
      t:answers(1, 2)
      t:uses(1, "Herald")
      t:everyone_passes()
      t:hand_count(1, 3)
      t:plays(1, "Call", { target = "Herald" })
      t:passes(1)
      t:passes("boss")
      t:answers(1, 1)
      t:uses(1, { "Herald", 2 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 3)
      t:deck_count(1, 1)
    end,
  },
  scenario "What a card noted in the graveyard it has forgotten in play" {
    cites = { "CR 415.9a" },
    cards = { shade = shade, slay = slay, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Slay" }, graveyard = { "Shade" }, play = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Slay", { target = "Ox" })
      t:finishes_chain()
      t:in_play(1, "Shade")
      t:uses(1, "Shade")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
    end,
  },
}
