-- What something else would happen instead of pays no cost.
local function draws(name, cost, text)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5, text = text,
    powers = { pays { cost = cost, effect = function(me) me.player:draw(1) end } } }
end
local function phoenix(more)
  local fields = { of = this, effect = function(me) me:remove_from_game() end }
  for key, value in pairs(more) do fields[key] = value end
  return ally "Phoenix" { cost = 1, atk = 0, damage = "melee", health = 5,
    text = "It burns up: where it would be destroyed it is removed from the game instead.",
    powers = {
      instead.destroyed(fields),
      pays { cost = { destroy = this }, effect = function(me) me.player:draw(1) end },
    } }
end
local pyre = draws("Pyre", { destroy = your.ally:other() }, "Destroy another ally: draw a card.")

return {
  scenario "An ally that would be removed instead is not destroyed to pay, by another or by itself" {
    cites = { "CR 403.1", "BA:Cost" },
    cards = {
      pyre = pyre,
      phoenix_1 = phoenix {},
      ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { play = { "Pyre", "Phoenix", "Ox" }, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Phoenix", { reason = "CR 403.1: something else would happen" })
      t:uses(1, "Pyre")                 -- the Ox is the only one that can pay
      t:finishes_chain()
      t:in_graveyard(1, "Ox")
      t:cant(1, "uses", "Pyre", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:in_play(1, "Phoenix")
      t:hand_count(1, 1)
    end,
  },
  scenario "What its condition does not hold for is destroyed to pay, and what may be declined is declined" {
    cites = { "CR 403.1" },
    cards = {
      pyre = pyre,
      phoenix_2 = phoenix { only_if = function(me, event) return event.source == me end, may = true },
      phoenix_3 = phoenix { only_if = function(me, event) return event.source == me end },
    },
    given = function(t)
      t:seat(1, { play = { "scenario/pyre", "scenario/phoenix_2", "scenario/phoenix_3" },
        deck = { "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:cant(1, "uses", "scenario/phoenix_3", { reason = "CR 403.1: something else would happen" })
      t:uses(1, "scenario/phoenix_2")
      t:finishes_chain()
      t:in_graveyard(1, "scenario/phoenix_2")
      t:uses(1, "scenario/pyre")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "scenario/phoenix_3")
      t:hand_count(1, 2)
    end,
  },
  scenario "Resources that would not be exhausted pay nothing" {
    cites = { "CR 403.1" },
    cards = {
      spring = ally "Spring" { cost = 1, atk = 0, damage = "melee", health = 5,
        text = "Where a resource of yours would be exhausted, this is instead.",
        powers = { instead.exhausted { of = your.resource, effect = function(me) me:exhaust() end } } },
      bell = draws("Bell", { resources = 1 }, "Draw a card."),
    },
    given = function(t)
      t:seat(1, { play = { "Spring", "Bell" }, resources = 3, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Bell", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:ready_resources(1, 3)
    end,
  },
  scenario "The top of a deck that would go elsewhere pays nothing" {
    cites = { "CR 403.1" },
    cards = {
      vault = ally "Vault" { cost = 1, atk = 0, damage = "melee", health = 5,
        text = "Where an Ox would be put from your deck into a graveyard, it goes into your hand instead.",
        powers = { instead.moved { of = your.ally:in_zone("deck"),
          effect = function(me, event) event.card:to_hand() end } } },
      mill = draws("Mill", { deck_to_graveyard = 1 }, "Put the top card of your deck into your graveyard: draw a card."),
      ox_2 = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { play = { "Vault", "Mill" }, deck = { "Fire Blast", "Fire Blast", "Ox" } })
    end,
    play = function(t)
      t:uses(1, "Mill")
      t:finishes_chain()                -- the second spell is drawn
      t:cant(1, "uses", "Mill", { reason = "CR 403.1: something else would happen to the top of the deck" })
    end,
    expect = function(t)
      t:graveyard_count(1, 1)
      t:in_deck(1, "Ox")
    end,
  },
  scenario "A weapon that would not be exhausted is not struck with" {
    cites = { "CR 403.1", "CR 303.2" },
    cards = {
      sling = weapon "Sling" { cost = 1, atk = 2, damage = "ranged", strike = 0,
        text = "Where this would be exhausted, it is destroyed instead.",
        powers = { instead.exhausted { of = this, effect = function(me) me:destroy() end } } },
    },
    given = function(t)
      t:seat(1, { play = { "Sling" } })
      t:boss { play = { "onyxian_whelp" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "onyxian_whelp")
      t:cant(1, "strikes", "Sling", { reason = "CR 403.1" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_play(1, "Sling")
      t:ready("Sling")
    end,
  },
}
