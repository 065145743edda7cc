-- R403: what the FAQ says of four cards of the Main deck.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 9, text = "" }
local rock = ally "Rock" { cost = 2, atk = 3, damage = "melee", health = 9, text = "This can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local frail = hero "Frail" { health = 2, text = "" }
local cards = { ox = ox, elk = elk, rock = rock, web = web, hat = hat, frail = frail }
local lair, free = "magtheridon_s_lair", "unleashed_magtheridon"
local function bloods(n, more)
  local list = more or {}
  for _ = 1, n do table.insert(list, { "magtheridon_s_blood", deck = "blood" }) end
  return list
end

return {
  scenario "Cleave Apart: the ability, the ready ally and the equipment are chosen as it resolves" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R403:Cleave Apart" },
    given = function(t)
      t:seat(1, { play = { "Web", "Hat", "Ox", "Elk", { "Rock", exhausted = true } } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = free, hand = { "Cleave Apart" }, resources = 2, play = { lair } }
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Cleave Apart", { target = 1 })
      t:everyone_passes()
      t:not_offered("boss", "Rock")
      t:not_offered("boss", "Ox@2")
      t:answers("boss", "Elk")
    end,
    expect = function(t)
      t:in_graveyard(1, "Web")
      t:in_graveyard(1, "Hat")
      t:in_graveyard(1, "Elk")
      t:in_play(1, "Ox")
      t:in_play(2, "Ox")
    end,
  },
  scenario "Cleave Apart: a raider who has not all three can be its target" {
    raid = "magtheridons_lair", cards = cards, cites = { "R403:Cleave Apart" },
    given = function(t)
      t:seat(1, { play = { "Hat", "Rock", { "Ox", exhausted = true } } })
      t:boss { boss = free, hand = { "Cleave Apart" }, resources = 2, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Cleave Apart", { target = 1 }); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:in_play(1, "Ox"); t:in_play(1, "Rock"); t:asked("boss", "Your move") end,
  },
  scenario "Cleave Apart: a Totem is an ability or an ally, and is cleft once" {
    raid = "magtheridons_lair", cites = { "R403:Cleave Apart" },
    cards = { ox = ox, pole = ability "Pole" { cost = 1, ongoing = true, tags = { "Totem" }, atk = 0, damage = "nature", health = 3, text = "" } },
    given = function(t)
      t:seat(1, { play = { "Pole", "Ox" } })
      t:boss { boss = free, hand = { "Cleave Apart" }, resources = 2, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Cleave Apart", { target = 1 }); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, "Pole"); t:in_graveyard(1, "Ox") end,
  },
  scenario "Fel Ruination: seven cards in all, chosen by the raiders together, none that can't be destroyed" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R403:Fel Ruination" },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Ox", "Web", "Hat", "Rock" } })
      t:seat(2, { play = { "Elk", "Elk", "Elk", "Hat" } })
      t:boss { boss = free, hand = { "Fel Ruination" }, resources = 2, play = bloods(7, { lair, "Ox" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fel Ruination")
      t:everyone_passes()
      t:not_offered(1, { "Ox@boss", "Hat@1", "Hat@2", { "Ox", 1 }, { "Ox", 2 }, { "Elk", 1 }, { "Elk", 2 } })
      t:not_offered(1, { "Rock", "Hat@1", "Hat@2", { "Ox", 1 }, { "Ox", 2 }, { "Elk", 1 }, { "Elk", 2 } })
      t:answers("all", { "Web", "Hat@1", "Hat@2", { "Ox", 1 }, { "Ox", 2 }, { "Elk", 1 }, { "Elk", 2 } })
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 1)
      t:count_in_play(2, "Elk", 1)
      t:in_play(1, "Rock")
      t:in_graveyard(2, "Hat")
      t:in_play("boss", "Ox")
    end,
  },
  scenario "Fel Ruination with more Bloods than cards takes all of them" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R403:Fel Ruination" },
    given = function(t)
      t:seat(1, { play = { "Ox", "Web" } })
      t:seat(2, { play = { "Hat" } })
      t:boss { boss = free, hand = { "Fel Ruination" }, resources = 2, play = bloods(8, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Fel Ruination"); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, "Ox"); t:in_graveyard(1, "Web"); t:in_graveyard(2, "Hat") end,
  },
  scenario "Fel Ruination needs seven Bloods" {
    raid = "magtheridons_lair", cards = cards, cites = { "R403:Fel Ruination" },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = free, hand = { "Fel Ruination" }, resources = 2, play = bloods(6, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "Fel Ruination", { reason = "condition" }) end,
    expect = function(t) t:in_play(1, "Ox") end,
  },
  scenario "Fiery Pits: the raiders put 15 damage in all where they like, on nobody more than is fatal" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R403:Fiery Pits" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { { "Ox", damage = 6 }, "Rock" } })
      t:seat(2, { hero = "hoa/ta_zo" })
      t:boss { boss = free, hand = { "Fiery Pits" }, resources = 2, play = { lair, "Elk" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fiery Pits")
      t:everyone_passes()
      t:answers("all", 0)                          -- hero 1
      t:not_offered(1, 4)                          -- Ox has 3 left
      t:answers("all", 3)
      t:not_offered(1, 10)
      t:answers("all", 9)
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:damage("Rock", 9)
      t:damage("hero@1", 0)
      t:damage("hero@2", 3)
      t:damage("Elk", 0)
      t:told { "3 damage is put on Ox" }
    end,
  },
  scenario "Toss About: who rolls odd is hurt, and all roll again until all are even; nobody dies before" {
    raid = "magtheridons_lair", cards = cards, raiders = 2, cites = { "R403:Toss About" },
    given = function(t)
      t:seat(1, { hero = "Frail" })
      t:seat(2, {})
      t:boss { boss = free, hand = { "Toss About" }, resources = 2, play = bloods(1, { lair }) }
      t:dice { 1, 2,  3, 3,  5, 4,  2, 6 }
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Toss About")
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "deals 1 melee damage to Frail", "deals 1 melee damage to Frail", "deals 1 melee damage to Frail", "Frail is destroyed" }
      t:lost(1)
      t:damage("hero@2", 1)
      t:asked(2, "Your move")
    end,
  },
  scenario "Toss About needs a Blood" {
    raid = "magtheridons_lair", cards = cards, cites = { "R403:Toss About" },
    given = function(t)
      t:boss { boss = free, hand = { "Toss About" }, resources = 2, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "Toss About", { reason = "condition" }) end,
    expect = function(t) t:in_hand("boss", "Toss About") end,
  },
}
