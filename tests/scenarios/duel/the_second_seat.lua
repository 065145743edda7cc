-- What holds for a Boss player alone holds for neither player of a duel.
local hook = ability "Hook" { cost = 0, instant = true, text = "Destroy target resource.",
  targets = { target("it", any.resource, harm) }, play = function(me, t) t.it:destroy() end }
local peek = ability "Sweep" { cost = 0, instant = true, text = "Remove each card in opposing graveyards from the game.",
  play = function(me) all(opposing.card:in_zone("graveyard")):remove_from_game() end }
local turn = ability "Tip Over" { cost = 0, instant = true, text = "Destroy target hero.",
  targets = { target("it", any.hero, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "The player at the second seat places resources and keeps seven cards" {
    raid = "duel",
    cites = { "CR 412.1", "CR 415.4b" },
    given = function(t)
      t:seat(2, { hand = { "Fireball", "Fireball", "Fireball", "Fireball", "Frostbolt", "Frostbolt", "Frostbolt",
        "Frostbolt", "Fire Blast" }, resources = 0 })
      t:turn(2)
    end,
    play = function(t)
      t:places(2, "Fire Blast")
      t:everyone_passes()
      t:resources(2, 1)
      t:ends_turn()
      t:asked(2, "discard")
      t:answers(2, "Fireball")
    end,
    expect = function(t)
      t:hand_count(2, 7)
    end,
  },
  scenario "His hero can be destroyed by any card, and his resources and graveyard can be reached" {
    raid = "duel",
    cites = { "CR 102.1a" },
    cards = { hook = hook, sweep = peek, turn = turn },
    given = function(t)
      t:seat(1, { hand = { "Hook", "Sweep", "Tip Over" } })
      t:seat(2, { resources = { { "Fireball", down = true } }, graveyard = { "Frostbolt" } })
    end,
    play = function(t)
      t:plays(1, "Hook", { target = "Fireball" })
      t:everyone_passes()
      t:resources(2, 0)
      t:plays(1, "Sweep")
      t:everyone_passes()
      t:removed(2, "Frostbolt")
      t:removed(2, "Fireball")
      t:plays(1, "Tip Over", { target = "hero@2" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("player 1")
    end,
  },
}
