-- R101.3 guards Bosses whom a Boss player plays: nothing of it holds for Deathwing.
local raid = "battle_of_the_aspects"
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(_, t) t.prey:destroy() end }
local robber = ability "Robber" { cost = 0, instant = true, text = "Remove each card in opposing graveyards from the game.",
  play = function(me) me.player.opponents[1].graveyard:remove_from_game() end }
local hush = ability "Hush" { cost = 0, instant = true, ongoing = true, text = "Ongoing: Opposing heroes lose their powers.",
  powers = { gives { to = opposing.hero, loses_powers = true } } }

local function alone(card)
  return function(t)
    t:seat(1, { hand = { card }, deck = { "hoa/fire_blast" } })
    t:boss { deck = { "crush", "crush" }, graveyard = { "inferno_pulse", "crush" } }
    t:turn(1)
  end
end

return {
  scenario "What destroys a hero destroys Deathwing, and the raiders have won" {
    raid = raid, cards = { doom = doom }, cites = { "BA:Raid Rules: end of raid" },
    given = alone("Doom"),
    play = function(t)
      t:plays(1, "Doom", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "Raiders may take cards from Deathwing's graveyard" {
    raid = raid, cards = { robber = robber }, cites = { "BA:Raid Rules" },
    given = alone("Robber"),
    play = function(t)
      t:plays(1, "Robber")
      t:everyone_passes()
    end,
    expect = function(t) t:graveyard_count("boss", 0) end,
  },
  scenario "Raiders may take Deathwing's powers: without Assault his blow is none" {
    raid = raid, cards = { hush = hush }, cites = { "BA:Raid Rules" },
    given = alone("Hush"),
    play = function(t)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1) t:damage("hero@1", 0) end,
  },
}
