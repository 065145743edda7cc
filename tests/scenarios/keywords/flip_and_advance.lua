-- What the steps of an automated deck read of the hero that shows: its numbers, as modifiers leave them.
local wyrm = hero "Wyrm" { health = 30, keywords = { "Flip 2", "Advance 10" }, text = "Flip 2. Advance: 10.",
  powers = {
    pays { cost = {}, id = "flip", effect = function(me) me.player:draw(me:keyword("Flip")) end },
    pays { cost = {}, id = "advance", effect = function(me) me:heal(me:keyword("Advance"), me) end },
  } }
local haste = item "Hourglass" { cost = 0, text = "Your hero has Flip 1.", powers = { gives { to = your.hero, keyword = "Flip 1" } } }

return {
  scenario "Flip N is how many cards are shown, and what gives Flip adds to it" {
    cites = { "KW Flip" },
    cards = { wyrm = wyrm, haste = haste },
    given = function(t)
      t:seat(1, { hero = "Wyrm", hand = { "Hourglass" }, deck = { "Fire Blast", "Fire Blast", "Fire Blast", "Fire Blast", "Fire Blast" } })
    end,
    play = function(t)
      t:has("hero@1", "Flip")
      t:uses(1, "hero@1", { power = "flip" })
      t:everyone_passes()
      t:hand_count(1, 3)
      t:plays(1, "Hourglass")
      t:everyone_passes()
      t:uses(1, "hero@1", { power = "flip" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 5)
    end,
  },
  scenario "Advance N is the number that the damage on a hero is measured by" {
    cites = { "KW Advance" },
    cards = { wyrm = wyrm },
    given = function(t)
      t:seat(1, { hero = { "Wyrm", damage = 12 } })
    end,
    play = function(t)
      t:uses(1, "hero@1", { power = "advance" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
    end,
  },
}
