-- What of the Black Temple a player's deck may hold: it is chosen from the collection, as a new deck is (CR 800.2b).
local gate = quest "Gate" { text = "(0): choose a card that your deck may hold.",
  reward = { cost = {}, effect = function(me)
    me.player:choose_from_collection({}, { prompt = "Which card?" })
  end } }

local function asks(hero, look)
  return {
    raid = "duel",
    cards = { gate = gate },
    given = function(t) t:seat(1, { hero = hero, resources = { "Gate" } }) end,
    play = function(t)
      t:completes(1, "Gate")
      t:everyone_passes()
      look(t)
      t:answers(1, "Ashtongue Rogue")         -- in both, with other powers in each
    end,
    expect = function(t) t:chain(0) end,
  }
end

local function shows(name, cites, hero, look)
  local it = asks(hero, look)
  it.cites = cites
  return scenario(name)(it)
end

return {
  shows("A Traitor's deck may hold Minions, and the abilities of his class", { "CR 100.2b", "CR 100.2a", "BT:Playable Raid Cards" },
    "sob/lionar_the_blood_cursed", function(t)
      t:offers(1, "Illidari Archon")
      t:offers(1, "Arcing Smash")             -- a warrior's
      t:offers(1, "Illidan Stormrage")        -- a master hero is of the deck (CR 301.4)
      t:offers(1, "Ashtongue Battlelord")
      t:not_offered(1, "Fel Geyser")          -- a druid's
      t:not_offered(1, "Ashtongue Blade")     -- for Loyal heroes
    end),
  shows("Nobody's deck holds what plays only in the raid", { "R100.1", "CR 404.2", "BT:Playable Raid Cards" },
    "sob/lionar_the_blood_cursed", function(t)
      t:not_offered(1, "Eye Blast")           -- an ability without a class
      t:not_offered(1, "black_temple/not_prepared_43")
      t:not_offered(1, "Flame Crash")         -- a Betrayer event
      t:not_offered(1, "Supremus")
      t:not_offered(1, "Ashtongue Channeler") -- a token
    end),
  shows("A Loyal deck may hold two of the Minions alone", { "CR 100.2b", "BT:Playable Raid Cards" },
    "tdp/bulkas_wildhorn", function(t)
      t:offers(1, "Ashtongue Battlelord")
      t:not_offered(1, "Illidari Archon")
      t:not_offered(1, "Arcing Smash")
      t:not_offered(1, "Coilfang Myrmidon")
      t:not_offered(1, "Illidan Stormrage")
    end),
  shows("What is for loyal heroes a loyal rogue's deck may hold", { "CR 206.1", "CR 100.2b" },
    "hoa/timmo_shadestep", function(t)
      t:offers(1, "Ashtongue Blade")
      t:not_offered(1, "Hateful Strike")      -- a rogue's, but a Traitor's
    end),
}
