local deceiver = hero "Deceiver" { master = true, cost = 10, atk = 2, damage = "shadow", health = 40,
  text = "At the start of your turn each player draws a card. Opponents play with their hands revealed and can't play cards "
    .. "during your turn. You can play cards in opposing hands during your turn.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me)
      for _, who in each(me.player.friends + me.player.opponents) do who:draw(1) end
    end },
    gives { to = opposing.hero, hand = "revealed" },
    gives { to = opposing.hero, cant = "play", only_if = your_turn },
    gives { to = opposing.card:in_zone("hand"), playable = true, only_if = your_turn },
  } }
local elk = ally "Elk" { cost = 2, atk = 0, damage = "melee", health = 5 }
local dart = ability "Dart" { cost = 1, instant = true, text = "Destroy an ally you control rather than pay. Your hero deals 2 fire damage to target opposing ally.",
  rather_than = { destroy = your.ally },
  targets = { target("prey", opposing.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.prey) end }
local saw = ability "Saw" { cost = 0, text = "Destroy an ally you control besides: draw a card.",
  extra_cost = { destroy = your.ally }, play = function(me) me.player:draw(1) end }

return {
  scenario "The opposing hand lies open, what it holds costs as ever, and is read as its player's who plays it" {
    cites = { "CR 409.1", "CR 415.4a", "CR 401.1" },
    cards = { deceiver = deceiver, elk = elk, dart = dart, saw = saw },
    given = function(t)
      t:seat(1, { hero = "Deceiver", play = { "Elk" }, resources = 3, deck = { "Elk" } })
      t:boss { hand = { "Elk", "Dart", "Saw" }, resources = 9 }
      t:turn(1)
    end,
    play = function(t)
      t:sees(1, "Dart")
      t:cant("boss", "plays", "Dart", { reason = "CR 103.2" })
      t:plays(1, "Elk")
      t:ready_resources(1, 1)                 -- his own pay
      t:everyone_passes()
      t:count_in_play(1, "Elk", 2)
      t:cant(1, "plays", "Dart@boss", { reason = "CR 706" })       -- nobody is opposed to him who could be its target
      t:plays(1, "Saw", { pay = { { "Elk", 2 } } })           -- an ally of his
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Saw")
      t:hand_count(1, 1)                      -- he draws
      t:hand_count("boss", 1)
      t:count_in_play(1, "Elk", 1)
    end,
  },
  scenario "On other turns everybody plays his own, and an instant is still needed out of turn" {
    cites = { "CR 409.1" },
    cards = { deceiver = deceiver, elk = elk, dart = dart },
    given = function(t)
      t:seat(1, { hero = "Deceiver", hand = { "Elk" }, resources = 9 })
      t:boss { hand = { "Elk", "Dart" }, resources = 9 }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "plays", "Elk@boss")
      t:plays("boss", "Elk@boss")
      t:passes("boss")
      t:cant(1, "plays", "Dart@boss", { reason = "CR 409.1" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Elk")
    end,
  },
  scenario "At the start of his turn each player draws, and what is drawn is seen" {
    cites = { "CR 415.4a", "CR 501.1a" },
    cards = { deceiver = deceiver, elk = elk, dart = dart },
    given = function(t)
      t:seat(1, { hero = "Deceiver", deck = { "Elk", "Elk" } })
      t:boss { deck = { "Dart", "Elk" } }
      t:turn(1, "ready")
    end,
    play = function(t)
      t:everyone_passes()                     -- the trigger resolves
      t:hand_count(1, 1)
      t:hand_count("boss", 1)
    end,
    expect = function(t)
      t:sees(1, "Dart")
      t:hidden("boss", "Elk")                 -- his hand is no opposing one, for himself
    end,
  },
}
