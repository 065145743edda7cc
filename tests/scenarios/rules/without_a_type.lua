-- "A non-hero card": without_type takes kinds away from all kinds.
local function culls(from, says)
  return ability "Cull" { cost = 0, text = says,
    play = function(me) me.player.opponents:each_choose { from = from, count = 1, aim = harm }:destroy() end }
end

local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local charm = item "Charm" { cost = 1 }

return {
  scenario "Whatever a player has in play may be chosen, but no hero: a face-down card is of no type" {
    cites = { "CR 300.1", "CR 412.1b" },
    cards = { cull = culls(your.card:without_type("hero"):in_zone("play", "resources"),
        "Each opponent destroys a non-hero card of his."), ox = ox, charm = charm, stone = item "Stone" { cost = 1 } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Charm" }, resources = { { "Stone", down = true } } })
      t:boss { hand = { "Cull" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Cull")
      t:everyone_passes()
      t:not_offered(1, "hero@1")
      t:offers(1, "Ox")
      t:offers(1, "Stone")
      t:answers(1, "Charm")
    end,
    expect = function(t)
      t:in_graveyard(1, "Charm")
      t:in_play(1, "Ox")
    end,
  },
  scenario "What is also of a type that is taken away does not count, and what is no longer of it does" {
    cites = { "CR 300.1a", "CR 300.1b", "CR 719.1" },
    cards = { ox = ox, charm = charm,
      horn = ability "Horn" { cost = 0, ongoing = true, text = "Your cards that are no allies have Elusive.",
        powers = { gives { to = your.card:without_type("ally", "hero"), keyword = "Elusive" } } },
      wake = ability "Wake" { cost = 0, ongoing = true, text = "Your items are allies, too.",
        powers = { gives { to = your.item, type = "ally", atk = set_to(1), health = set_to(2), damage = "melee" } } },
      curse = ability "Curse" { cost = 0, ongoing = true, text = "Attached ally becomes an item.",
        attach = target("host", any.card:with { name = "Ox" }, harm),
        powers = { gives { to = attached, becomes = "item" } } } },
    given = function(t)
      t:seat(1, { hand = { "Wake", "Curse" }, play = { "Ox", "Charm", "Horn" } })
    end,
    play = function(t)
      t:has("Charm", "Elusive")
      t:has("Ox", "Elusive", false)
      t:plays(1, "Curse", { target = "Ox" })
      t:everyone_passes()
      t:has("Ox", "Elusive")
      t:plays(1, "Wake")
      t:everyone_passes()
    end,
    expect = function(t)
      t:has("Charm", "Elusive", false)
      t:has("Horn", "Elusive")
    end,
  },
}
