-- What a player discards because another's card says so was done by that card, whichever way it says it.
local function spell(name, text, play)
  return ability(name) { cost = 0, text = text, targets = { target("who", player.any, harm) }, play = play }
end
local mug = spell("Mug", "Target player discards a card.", function(_, t) t.who:discard(1) end)
local rob = spell("Rob", "Target player discards his hand.", function(_, t) t.who.hand:discard() end)
local function spite(name, text, about)
  about.effect = function(me) me.player:draw(1) end
  return ability(name) { cost = 9, text = text, powers = { when.discarded(about) } }
end
local cards = { mug = mug, rob = rob,
  spite = spite("Spite", "When an opposing card makes you discard this, draw a card.", { of = this, works_in = "graveyard",
    only_if = function(me, event)
      return event.by ~= nil and event.by ~= me.player and event.source ~= nil and event.source.owner == event.by
    end }),
  grudge = spite("Grudge", "When an opposing card makes you discard this, draw a card.", { of = this, works_in = "graveyard",
    by = opposing.card:in_zone("chain", "graveyard", "play") }),
  shrug = spite("Shrug", "When you discard this, draw a card.", { of = this, works_in = "graveyard" }) }

local function mugged(title, cites, how, what, drawn)
  return scenario(title) {
    cites = cites, cards = cards,
    given = function(t)
      t:seat(1, { hand = { how } })
      t:boss { hand = { what }, deck = { "Mug" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, how, { target = "boss" })
      t:everyone_passes()
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t) t:in_hand("boss", drawn) end,
  }
end

return {
  mugged("A card that its player discards for another's card knows whose card it was", { "CR 415.9e" }, "Mug", "Spite", "Mug"),
  mugged("A card that another's card discards knows the same", { "CR 415.9e" }, "Rob", "Spite", "Mug"),
  mugged("What waits for an opposing card to do it sees its player discard for one", { "CR 703.1" }, "Mug", "Grudge", "Mug"),
  mugged("What works in the graveyard sees itself discarded", { "CR 703.3a", "CR 703.3c" }, "Mug", "Shrug", "Mug"),
  scenario "Discarded for the size of the hand, nobody's card has done it" {
    cites = { "CR 503.2a" }, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Spite", "Shrug", "Mug", "Mug", "Mug", "Mug", "Mug", "Mug", "Mug" }, deck = { "Rob", "Rob", "Rob" } })
      t:turn(1)
    end,
    play = function(t)
      t:will_answer(1, { "Spite", "Shrug" })
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Spite")
      t:hand_count(1, 8)                             -- seven, and what Shrug drew
    end,
  },
}
