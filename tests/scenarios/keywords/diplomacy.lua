local envoy = ally "Envoy" { cost = 2, atk = 1, damage = "melee", health = 3, text = "Diplomacy: Gnomes.",
  powers = { diplomacy { to = any.ally:with { tag = "Gnome" } } } }
local tinker = ally "Tinker" { cost = 3, atk = 1, damage = "melee", health = 3, tags = { "Gnome" } }
local ox = ally "Ox" { cost = 3, atk = 1, damage = "melee", health = 3 }
local gear = ability "Gear" { cost = 3, tags = { "Gnome" }, text = "Draw a card.", play = function(me) me.player:draw() end }

return {
  scenario "Diplomacy: such allies cost one less, for each card that says so, and nothing else does" {
    cites = { "KW Diplomacy" },
    cards = { envoy = envoy, tinker = tinker, ox = ox, gear = gear },
    given = function(t)
      t:seat(1, { play = { "Envoy" }, hand = { "Envoy", "Tinker", "Tinker", "Ox", "Gear" }, resources = 5 })
      t:boss {}
    end,
    play = function(t)
      t:has("Envoy", "Diplomacy")
      t:plays(1, { "Tinker", 1 })
      t:everyone_passes()
      t:ready_resources(1, 3)           -- 3 - 1
      t:plays(1, "Envoy")
      t:everyone_passes()
      t:ready_resources(1, 1)           -- 2: no Gnome itself
      t:cant(1, "plays", "Ox", { reason = "CR 403.6" })
      t:cant(1, "plays", "Gear", { reason = "CR 403.6" })
      t:plays(1, "Tinker")
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready_resources(1, 0)           -- 3 - 1 - 1
    end,
  },
  scenario "Diplomacy leaves a cost of one" {
    cites = { "KW Diplomacy" },
    cards = {
      envoy = envoy,
      whelp = ally "Whelp" { cost = 1, atk = 1, damage = "melee", health = 1, tags = { "Gnome" } },
    },
    given = function(t)
      t:seat(1, { play = { "Envoy", "Envoy" }, hand = { "Whelp", "Whelp" }, resources = 1 })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Whelp", 1 })
      t:everyone_passes()
      t:ready_resources(1, 0)
    end,
    expect = function(t)
      t:cant(1, "plays", "Whelp", { reason = "CR 403.6" })
    end,
  },
  scenario "Without Diplomacy they cost what they cost, and an opponent's is not yours" {
    cites = { "KW Diplomacy" },
    cards = {
      envoy = envoy, tinker = tinker,
      hush = ability "Hush" { cost = 0, instant = true, text = "Allies lose Diplomacy this turn.",
        play = function(me) any.ally:gain { loses_keyword = "Diplomacy", lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { play = { "Envoy" }, hand = { "Tinker", "Hush" }, resources = 2 })
      t:boss { play = { "Envoy" } }
    end,
    play = function(t)
      t:can(1, "plays", "Tinker")
      t:plays(1, "Hush")
      t:everyone_passes()
    end,
    expect = function(t)
      t:has("Envoy@1", "Diplomacy", false)
      t:cant(1, "plays", "Tinker", { reason = "CR 403.6" })
    end,
  },
}
