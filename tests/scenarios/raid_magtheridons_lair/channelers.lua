-- The Channelers and their Abyssals, and what the Bloods do for a free Magtheridon.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 19, text = "" }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "shadow", health = 3, tags = { "Warlock" }, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 4 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(4, "fire", t.prey) end }
local calf = ally "Calf" { cost = 1, atk = 1, damage = "melee", health = 3, text = "" }
local charm = ability "Charm" { cost = 0, instant = true, text = "You control target ally for the rest of the game.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) t.prey:gain { control = true, lasts = rest_of_game } end }
local cards = { ox = ox, imp = imp, bolt = bolt, calf = calf, charm = charm }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function channeler(name, more)
  local entry = { name, deck = "channeler" }
  for field, value in pairs(more or {}) do entry[field] = value end
  return entry
end
local function bloods(n, more)
  local list = more or {}
  for _ = 1, n do table.insert(list, { "magtheridon_s_blood", deck = "blood" }) end
  return list
end

-- A Calf that dies is no Warlock, another player's Imp not of this party; who was taken has left it as well as who died.
local function rages(name)
  return scenario("A " .. name .. " attacks heroes alone, with 1 ATK and 1 for each Warlock that has left its party") {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt", "Bolt", "Charm" }, play = { "Ox", "Imp" }, deck = deck })
      t:boss { boss = "chained_magtheridon", decks = { main = deck }, play = { channeler(name), { "Imp" }, { "Imp" }, "Calf" } }
    end,
    play = function(t)
      t:atk(name, 0)
      for _, prey in ipairs { "Calf", { "Imp", 2 }, "Imp@1" } do
        t:plays(1, "Bolt", { target = prey })
        t:finishes_chain()
      end
      t:plays(1, "Charm", { target = "Imp" })
      t:finishes_chain()
      t:atk(name, 0)
      t:ends_turn()
      t:cant("boss", "attacks", name, { defender = "Ox" })
      t:attacks("boss", name, "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t) t:told { name .. " deals 3 shadow damage" }; t:damage("hero@1", 3); t:atk(name, 0) end,
  }
end

return {
  rages "Summoner Channeler", rages "Shadow Channeler", rages "Dark Mending Channeler",
  scenario "The Dark Mending Channeler heals a friendly ally of all damage, in its player's turn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { { "Ox", damage = 1 } }, deck = deck })
      t:boss { boss = "chained_magtheridon", decks = { main = deck },
        play = { channeler "Dark Mending Channeler", { "Ox", damage = 7 }, channeler("Shadow Channeler", { damage = 3 }) } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "uses", "Dark Mending Channeler", { target = "Ox@1" })
      t:uses("boss", "Dark Mending Channeler", { target = "Ox@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox@boss", 0)
      t:damage("Shadow Channeler", 3)
      t:exhausted("Dark Mending Channeler")
    end,
  },
  scenario "None of them is used in a raider's turn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = "chained_magtheridon", resources = 4,
        play = { channeler "Dark Mending Channeler", channeler "Summoner Channeler", channeler "Shadow Channeler" } }
    end,
    play = function(t)
      t:passes(1)
      t:cant("boss", "uses", "Dark Mending Channeler")
      t:cant("boss", "uses", "Summoner Channeler")
      t:cant("boss", "uses", "Shadow Channeler")
    end,
    expect = function(t) t:ready_resources("boss", 4); t:asked("boss", "Your move") end,
  },
  scenario "The Summoner Channeler calls an Abyssal: 6 ATK of fire, 6 health" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = "chained_magtheridon", resources = 3, play = { channeler "Summoner Channeler" } }
      t:turn("boss")
    end,
    play = function(t) t:uses("boss", "Summoner Channeler"); t:everyone_passes() end,
    expect = function(t)
      t:count_in_play("boss", "Abyssal", 1)
      t:atk("Abyssal", 6)
      t:health("Abyssal", 6)
      t:deals("Abyssal", "fire")
      t:ready_resources("boss", 0)
    end,
  },
  scenario "The Shadow Channeler deals 1 shadow damage to each character in one raider's party" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Imp" } })
      t:boss { boss = "chained_magtheridon", resources = 3, play = { channeler "Shadow Channeler", "Ox" } }
      t:turn("boss")
    end,
    play = function(t) t:uses("boss", "Shadow Channeler", { target = 1 }); t:everyone_passes() end,
    expect = function(t)
      t:told { "deals 1 shadow damage to Ox" }
      t:damage("hero@1", 1)
      t:damage("Ox@1", 1)
      t:damage("hero@2", 0)
      t:damage("Imp", 0)
      t:damage("Ox@boss", 0)
    end,
  },
  scenario "Magtheridon has 1 ATK for each Blood while he attacks, and none else" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = "unleashed_magtheridon", play = bloods(3, { "magtheridon_s_lair" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("hero@boss", 0)
      t:attacks("boss", "hero@boss", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 3) end,
  },
  scenario "As the tenth Blood enters play he flips, and has 2 for each from then on" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" }, deck = deck })
      t:boss { boss = "unleashed_magtheridon", hand = { "Bathe in Blood", "Bathe in Blood" },
        play = bloods(8, { "magtheridon_s_lair" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bathe in Blood", { target = "hero@1" })
      t:finishes_chain()
      t:not_told { "is turned over" }
      t:plays("boss", "Bathe in Blood", { target = "hero@1" })
      t:finishes_chain()
      t:told { "is turned over" }
      t:atk("hero@boss", 0)
      t:attacks("boss", "hero@boss", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:in_graveyard(1, "Ox"); t:told { "deals 20 melee damage to Ox" } end,
  },
  scenario "He flips for the tenth Blood though one of the ten is destroyed in answer" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = "unleashed_magtheridon", hand = { "Bathe in Blood" },
        play = bloods(9, { "magtheridon_s_lair", "Pit Lord's Armor" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bathe in Blood", { target = "hero@1" })
      t:everyone_passes()
      t:uses("boss", "Pit Lord's Armor", { pay = { { "Magtheridon's Blood", 1 } } })
      t:finishes_chain()
    end,
    expect = function(t) t:told { "Magtheridon is turned over" } end,
  },
}
