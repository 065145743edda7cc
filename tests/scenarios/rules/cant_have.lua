-- What a card loses and can't have it has not, whoever gives it and when; what it only loses it may be given again.
local elk = ally "Elk" { cost = 1, atk = 2, damage = "melee", health = 9, keywords = { "Elusive" } }
local sheep = ability "Sheep" { cost = 0, ongoing = true,
  text = "Attached ally can't attack or protect, loses and can't have powers, and is also a Sheep.",
  attach = target("host", any.ally, harm),
  powers = { gives { to = attached, cant = { "attack", "protect", "have powers" }, tag = "Sheep" } } }
local daze = ability "Daze" { cost = 0, ongoing = true, text = "Attached ally loses its powers.",
  attach = target("host", any.ally, harm), powers = { gives { to = attached, loses_powers = true } } }
local light = ability "Light" { cost = 0, ongoing = true,
  text = "Attached ally loses and can't have Elusive, Stealth or Assault.", attach = target("host", any.ally, harm),
  powers = { gives { to = attached, cant_have = { "Elusive", "Stealth", "Assault" } } } }
local gift = ability "Gift" { cost = 0, instant = true,
  text = "This turn target ally has Protector, Stealth, Assault 2 and \"(0): draw a card.\"",
  targets = { target("it", any.ally, help) },
  grants = { learn = pays { cost = {}, effect = function(me) me.player:draw(1) end } },
  play = function(me, t)
    t.it:gain { keyword = { "Protector", "Stealth", "Assault 2" }, power = "learn", lasts = this_turn }
  end }
local banner = ability "Banner" { cost = 0, ongoing = true, text = "Your allies have Assault 1.",
  powers = { gives { to = your.ally, keyword = "Assault 1" } } }
local bow = weapon "Bow" { cost = 1, atk = 1, damage = "ranged", strike = 0, tags = { "Ranged (1)" },
  keywords = { "Long-Range" } }
local near = ability "Near" { cost = 0, ongoing = true, text = "Your hero loses and can't have Long-Range.",
  powers = { gives { to = your.hero, cant_have = "Long-Range" } } }
local moose = ally "Moose" { cost = 1, atk = 2, damage = "melee", health = 9 }

-- "plays" on the Elk what `first` names, then the Gift.
local function given(first)
  return function(t)
    t:plays(1, first, { target = "Elk" })
    t:everyone_passes()
    t:has("Elk", "Elusive", false)
    t:plays(1, "Gift", { target = "Elk" })
    t:everyone_passes()
  end
end

return {
  scenario "What can't have powers is given none" {
    cites = { "CR 103.2" },
    cards = { elk = elk, sheep = sheep, gift = gift, banner = banner },
    given = function(t) t:seat(1, { hand = { "Sheep", "Gift" }, play = { "Elk", "Banner" } }) end,
    play = given("Sheep"),
    expect = function(t)
      t:has("Elk", "Protector", false)
      t:has("Elk", "Assault", false)
      t:cant(1, "uses", "Elk")
    end,
  },
  scenario "What has only lost its powers is given others" {
    cites = { "CR 718.1" },
    cards = { elk = elk, daze = daze, gift = gift },
    given = function(t) t:seat(1, { hand = { "Daze", "Gift" }, play = { "Elk" } }) end,
    play = given("Daze"),
    expect = function(t)
      t:has("Elk", "Protector")
      t:has("Elk", "Assault")
      t:can(1, "uses", "Elk")
    end,
  },
  scenario "A keyword that a card can't have it has not, and others it has" {
    cites = { "CR 103.2" },
    cards = { elk = elk, light = light, gift = gift, banner = banner, moose = moose },
    given = function(t)
      t:seat(1, { hand = { "Light", "Gift" }, play = { "Elk", "Banner" } })
      t:boss { play = { "Moose" } }
    end,
    play = function(t)
      given("Light")(t)
      t:has("Elk", "Stealth", false)
      t:has("Elk", "Protector")
      t:attacks(1, "Elk", "Moose")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Moose", 2)                -- neither the Banner's Assault nor the Gift's
    end,
  },
  scenario "What a hero can't have its weapon doesn't lend it" {
    cites = { "CR 103.2" },
    cards = { bow = bow, near = near, moose = moose },
    given = function(t)
      t:seat(1, { play = { "Bow", "Near" } })
      t:boss { play = { "Moose" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Moose")
      t:strikes(1, "Bow")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 2)               -- the Moose deals its damage back
      t:damage("Moose", 1)
    end,
  },
}
