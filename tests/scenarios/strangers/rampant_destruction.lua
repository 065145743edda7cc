local rampant = ability "Rampant Destruction" { cost = 3,
  text = "Destroy an opposing ability or equipment for each Blood in play. <p> When an opposing card or effect causes you to discard \z
    this, you may put it from your graveyard into your hand.",
  play = function(me)
    local bloods = #all(any.fixture:with { tag = "Blood" })
    me.player:choose { from = opposing.ability:or_type("weapon", "armor", "item"), count = bloods, prompt = "What is destroyed?" }:destroy()
  end,
  powers = { when.discarded { of = this, works_in = "hand", by = opposing.card:in_zone("play", "chain", "hand", "graveyard"), may = true,
    effect = function(_, event) event.became:to_hand() end } } }
local cards = { rampant = rampant, blood = fixture "Blood" { tags = { "Blood" }, text = "" },
  mug = ability "Mug" { cost = 0, text = "Target player discards a card.", targets = { target("who", player.any, harm) },
    play = function(_, t) t.who:discard(1) end },
  gem = item "Gem" { cost = 1 }, helm = armor "Helm" { cost = 1, def = 1 }, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 } }

return {
  scenario "For each Blood a card of the raiders is destroyed" {
    cites = { "CR 709.2", "CR 415.9d" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Gem", "Helm", "Gem", "Ox" } })
      t:boss { hand = { "Rampant Destruction" }, play = { "Blood", "Blood" }, resources = 3 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Rampant Destruction")
      t:everyone_passes()
      t:not_offered("boss", { { "Gem", 1 }, "Ox" })
      t:answers("boss", { { "Gem", 1 }, "Helm" })
    end,
    expect = function(t)
      t:count_in_play(1, "Gem", 1)
      t:in_graveyard(1, "Helm")
      t:in_play(1, "Ox")
    end,
  },
  scenario "A raider who makes the Boss player discard it gives it back; the Boss player's own effect does not" {
    cites = { "CR 415.9e", "CR 712.7" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Mug" }, deck = { "Ox", "Ox" } })
      t:boss { hand = { "Rampant Destruction" }, deck = { "Mug", "Ox" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Mug", { target = "boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:answers("boss", "yes")
      t:in_hand("boss", "Rampant Destruction")
      t:ends_turn()
      t:plays("boss", "Mug", { target = "boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:in_graveyard("boss", "Rampant Destruction")
    end,
  },
}
