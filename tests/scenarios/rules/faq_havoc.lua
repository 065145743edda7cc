local ruin = ability "Ruin" { cost = 0, ongoing = true,
  text = "Attach to target ally. When attached ally is dealt damage, your hero deals that much fire damage to that ally's controller's hero. When attached ally is destroyed, you may put this from its owner's graveyard into his hand.",
  attach = target("host", any.ally, harm),
  powers = {
    when.dealt_damage { of = attached, effect = function(me, e) me.hero:deal(e.amount, "fire", e.card.controller.hero) end },
    when.destroyed { of = attached, may = true,
      effect = function(me) if me.fallen then me.fallen:to_hand() end end },
  } }
local strike = ability "Strike" { cost = 0, instant = true, text = "Your hero deals 5 fire damage to target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) me.hero:deal(5, "fire", t.it) end }
local salt = ability "Salt" { cost = 0, instant = true, text = "Remove target card in a graveyard from the game.",
  targets = { target("it", any.card:in_zone("graveyard"), harm) }, play = function(me, t) t.it:remove_from_game() end }
local quake = ability "Quake" { cost = 0, instant = true, text = "Destroy all allies and abilities.",
  play = function(me) all(any.ally:or_type("ability")):destroy() end }
local cards = { quake = quake, ruin = ruin, strike = strike, salt = salt,
  imp = ally "Imp" { cost = 1, atk = 0, damage = "fire", health = 3 } }

local function given(t)
  t:seat(1, { hand = { "Ruin", "Strike" } })
  t:boss { play = { "Imp" }, hand = { "Salt" } }
end

return {
  scenario "The attachment that died with its host returns, and excess damage was dealt on" {
    cites = { "CR 415.9c" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays(1, "Ruin", { target = "Imp" })
      t:everyone_passes()
      t:plays(1, "Strike", { target = "Imp" })
      t:everyone_passes()
      t:answers(1, { "Ruin", 1 })
      t:everyone_passes()
      t:answers(1, "yes")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Imp")
      t:in_hand(1, "Ruin")
      t:damage("Onyxia", 5)
    end,
  },
  scenario "Moved on since, it is not found" {
    cites = { "CR 415.9c" },
    cards = cards,
    given = given,
    play = function(t)
      t:plays(1, "Ruin", { target = "Imp" })
      t:everyone_passes()
      t:plays(1, "Strike", { target = "Imp" })
      t:everyone_passes()
      t:answers(1, { "Ruin", 1 })
      t:passes(1)
      t:plays("boss", "Salt", { target = "Ruin" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Ruin")
      t:hand_count(1, 0)
    end,
  },
  scenario "Destroyed in the same moment as its host it is found as well" {
    cites = { "CR 415.9c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ruin", "Quake" } })
      t:boss { play = { "Imp" } }
    end,
    play = function(t)
      t:plays(1, "Ruin", { target = "Imp" })
      t:everyone_passes()
      t:plays(1, "Quake")
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
    end,
    expect = function(t)
      t:in_graveyard("boss", "Imp")
      t:in_hand(1, "Ruin")
    end,
  },
}
