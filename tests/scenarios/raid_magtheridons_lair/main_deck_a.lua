-- The Main deck, from Abyssal Reinforcements to Demonic Fury.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 9, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, text = "" }
local dart = ability "Dart" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local hat = item "Hat" { cost = 0, text = "" }
local cards = { ox = ox, elk = elk, web = web, dart = dart, hat = hat }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local lair, free = "magtheridon_s_lair", "unleashed_magtheridon"
local pile = { "magtheridon_s_blood", "magtheridon_s_blood" }
local function bloods(n, more)
  local list = more or {}
  for _ = 1, n do table.insert(list, { "magtheridon_s_blood", deck = "blood" }) end
  return list
end

return {
  scenario "Abyssal Reinforcements: an Abyssal, and one for two Bloods, in the Boss player's turn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, hand = { "Abyssal Reinforcements" }, resources = 3, play = bloods(5, { lair }), decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Abyssal Reinforcements")
      t:everyone_passes()
      t:count_in_play("boss", "Abyssal", 1)
      t:uses("boss", "Abyssal Reinforcements", { pay = { { { "Magtheridon's Blood", 1 }, { "Magtheridon's Blood", 2 } } } })
      t:everyone_passes()
      t:count_in_play("boss", "Abyssal", 2)
      t:count_in_play("boss", "Magtheridon's Blood", 3)
      t:can("boss", "uses", "Abyssal Reinforcements")
      t:ends_turn()
      t:passes(1)
      t:cant("boss", "uses", "Abyssal Reinforcements")
    end,
    expect = function(t) t:in_play("boss", "Abyssal Reinforcements"); t:asked("boss", "Your move") end,
  },
  scenario "Bathe in Blood: 2 melee damage; in chains no Blood comes" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "chained_magtheridon", hand = { "Bathe in Blood" }, play = { "Elk" }, decks = { blood = pile } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "plays", "Bathe in Blood", { target = "Elk" })
      t:plays("boss", "Bathe in Blood", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:told { "deals 2 melee damage to Ox" }; t:count_in_play("boss", "Magtheridon's Blood", 0) end,
  },
  scenario "Bathe in Blood: unleashed, a Blood comes" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Bathe in Blood" }, play = { lair }, decks = { blood = pile } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Bathe in Blood", { target = "hero@1" }); t:everyone_passes() end,
    expect = function(t) t:damage("hero@1", 2); t:count_in_play("boss", "Magtheridon's Blood", 1); t:deck_count("boss", 1, "blood") end,
  },
  scenario "Blast Nova flips the Lair" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Blast Nova" }, play = { lair }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Blast Nova"); t:everyone_passes() end,
    expect = function(t) t:told { "Magtheridon's Lair is turned over" }; t:ready_resources("boss", 0) end,
  },
  scenario "Blindside takes the raiders' hands until the end of the Boss player's next turn" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Elk", "Elk" }, deck = deck })
      t:seat(2, { hand = { "Web" }, deck = deck })
      t:boss { boss = free, hand = { "Blindside", "Dart" }, resources = 2, play = { lair }, decks = { main = deck, blood = pile } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Blindside")
      t:everyone_passes()
      t:hand_count(1, 0)
      t:hand_count(2, 0)
      t:in_hand("boss", "Dart")
      t:ends_turn()
      t:hand_count(1, 1)
      t:ends_turn()
      t:ends_turn()
      t:is_turn("boss")
      t:hand_count(2, 1)
      t:removed(1, "Elk")
      t:ends_turn()
      t:answers("boss", "Blindside")
      t:ends_turn()
    end,
    expect = function(t) t:hand_count(1, 4); t:in_hand(2, "Web") end,
  },
  scenario "Blood Siphon is destroyed for three cards" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Blood Siphon" }, resources = 1, play = { lair }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Blood Siphon")
      t:everyone_passes()
      t:uses("boss", "Blood Siphon")
      t:in_graveyard("boss", "Blood Siphon")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count("boss", 3) end,
  },
  scenario "Broken Hopes is destroyed for an ability or equipment" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Web", "Hat" } })
      t:boss { boss = free, hand = { "Broken Hopes" }, resources = 1, play = { lair } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Broken Hopes")
      t:everyone_passes()
      t:cant("boss", "uses", "Broken Hopes", { target = "Ox" })
      t:can("boss", "uses", "Broken Hopes", { target = "Web" })
      t:uses("boss", "Broken Hopes", { target = "Hat" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:in_play(1, "Web"); t:in_graveyard("boss", "Broken Hopes") end,
  },
  scenario "Brush Aside interrupts a card, and hurts its player's hero for each Blood" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Dart", "Hat", "Ox" }, resources = 1, deck = deck })
      t:seat(2, {})
      t:boss { boss = free, hand = { "Brush Aside" }, resources = 3, play = bloods(2, { lair }) }
    end,
    play = function(t)
      for _, card in ipairs { "Hat", "Ox", "Dart" } do
        t:plays(1, card)
        t:passes(1)
        t:passes(2)
        t:can("boss", "plays", "Brush Aside", { target = card })
        if card ~= "Dart" then t:everyone_passes() end
      end
      t:plays("boss", "Brush Aside", { target = "Dart" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Dart is interrupted", "deals 2 melee damage" }
      t:hand_count(1, 0)
      t:damage("hero@1", 2)
      t:damage("hero@2", 0)
    end,
  },
  scenario "Deadly Sweep destroys up to one thing of each raider" {
    raid = "magtheridons_lair", cards = cards, raiders = 3,
    given = function(t)
      t:seat(1, { play = { "Ox", "Web" } })
      t:seat(2, { play = { "Hat" } })
      t:seat(3, { play = { "Elk" } })
      t:boss { boss = free, hand = { "Deadly Sweep" }, resources = 3, play = { lair } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Deadly Sweep", { targets = { "Web", "Hat", "none" } })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Web"); t:in_play(1, "Ox"); t:in_graveyard(2, "Hat"); t:in_play(3, "Elk") end,
  },
  scenario "Deadly Sweep takes no two of one raider" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Web" } })
      t:boss { boss = free, hand = { "Deadly Sweep" }, resources = 3, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "Deadly Sweep", { target = { "Ox", "Web" } }) end,
    expect = function(t) t:can("boss", "plays", "Deadly Sweep", { target = "Ox" }) end,
  },
  scenario "Demonic Fury is used up by the next card though it costs nothing, and by the end of the turn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, hand = { "Web", "Brush Aside" }, play = { lair, "Demonic Fury" }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Demonic Fury")
      t:everyone_passes()
      t:costs("boss", "Brush Aside", 1)
      t:plays("boss", "Web")
      t:everyone_passes()
      t:costs("boss", "Brush Aside", 3)
      t:ends_turn()
      t:ends_turn()
      t:uses("boss", "Demonic Fury")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t) t:costs("boss", "Brush Aside", 3) end,
  },
  scenario "Demonic Fury comes exhausted, and then makes one card cost 2 less each turn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = free, hand = { "Demonic Fury", "Brush Aside", "Deadly Sweep" }, resources = 2, play = { lair }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Demonic Fury")
      t:everyone_passes()
      t:cant("boss", "uses", "Demonic Fury")
      t:ends_turn()
      t:ends_turn()
      t:uses("boss", "Demonic Fury")
      t:everyone_passes()
      t:costs("boss", "Brush Aside", 1)
      t:plays("boss", "Deadly Sweep")
      t:everyone_passes()
      t:ready_resources("boss", 2)
    end,
    expect = function(t) t:costs("boss", "Brush Aside", 3) end,
  },
}
