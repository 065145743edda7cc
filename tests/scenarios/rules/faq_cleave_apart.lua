local cleave = ability "Split" { cost = 0, text = "Destroy an ability, a ready ally and an equipment of target opponent.",
  targets = { target("player", player.opposing, harm) },
  play = function(me, t)
    local function one(what)
      return me.player:choose { from = what:of(t.player), to = "destroy", prompt = "Destroy which?" }
    end
    for _, what in ipairs { any.ability, any.ally:with { ready = true }, any.equipment } do
      local card = one(what)
      if card then card:destroy() end
    end
  end }
local ward = ability "Ward" { cost = 0, ongoing = true, text = "" }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local elk = ally "Elk" { cost = 1, atk = 0, damage = "melee", health = 9 }

return scenario "The cards are chosen as it resolves, of who has not all three as many as there are" {
  cites = { "CR 709.2b" },
  raiders = 2,
  cards = { cleave = cleave, ward = ward, ox = ox, elk = elk },
  given = function(t)
    t:seat(1, { play = { "Ward", "Ox", "Elk", { "Ox", exhausted = true } } })
    t:seat(2, { play = { "Ox" } })
    t:boss { hand = { "Split" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Split", { target = 1 })
    t:everyone_passes()
    t:asked("boss", "Destroy which?")           -- of one ability nothing is to be chosen
    t:not_offered("boss", { "Ox", 2 })          -- not ready
    t:answers("boss", "Elk")
  end,
  expect = function(t)
    t:in_graveyard(1, "Ward")
    t:in_graveyard(1, "Elk")
    t:count_in_play(1, "Ox", 2)
    t:in_play(2, "Ox")
  end,
}
