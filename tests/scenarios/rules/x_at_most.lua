local volley = ability "Volley" {
  cost = x, x_at_most = 3,
  text = "X is at most 3. Your hero deals X arcane damage to target hero or ally.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "arcane", t.prey) end,
}
local surge = ability "Surge" {
  cost = 1 + x, x_at_most = 1,
  text = "X is at most 1. Draw X cards.",
  play = function(me) me.player:draw(me.x) end,
}
local urge = ability "Urge" {
  cost = 0, text = "Play an ability from your hand.",
  play = function(me)
    me.player:play(me.player:choose { from = your.ability:in_zone("hand"), prompt = "Which?" })
  end,
}

return {
  scenario "An X that can't be more than three is not offered as four" {
    cites = { "CR 201.3", "CR 707.1b" },
    cards = { volley = volley, urge = urge },
    given = function(t) t:seat(1, { hand = { "Urge", "Volley" }, resources = 7 }) end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:offers(1, 0)
      t:offers(1, 3)
      t:not_offered(1, 4)
      t:answers(1, 3)
      t:answers(1, "hero@boss")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:ready_resources(1, 4)
    end,
  },
  scenario "What stands beside the X is paid above its bound" {
    cites = { "CR 201.3", "CR 403.6a" },
    cards = { surge = surge },
    given = function(t)
      t:seat(1, { hand = { "Surge" }, resources = 5, deck = { "Fire Blast", "Scorch" } })
    end,
    play = function(t)
      t:plays(1, "Surge", { x = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:ready_resources(1, 3)
    end,
  },
}
