-- The Main deck, from Magtheridon's Rage to Spirit Wrench.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 9, text = "" }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local ward = item "Ward" { cost = 0, text = "This can't be destroyed.", powers = { gives { to = this, cant = "be destroyed" } } }
local mind = ability "Mind" { cost = 0, instant = true, text = "Target opponent discards each card in their hand.",
  targets = { target("foe", player.opposing, harm) }, play = function(me, t) t.foe.hand:discard() end }
local lose = ability "Lose" { cost = 0, instant = true, text = "Discard a card.", play = function(me) me.player:discard(1) end }
local hush = ability "Hush" { cost = 0, instant = true, text = "Interrupt target card on the chain.",
  targets = { target("card", link.opposing.ability, harm) }, play = function(me, t) t.card:interrupt() end }
local cards = { ox = ox, elk = elk, web = web, hat = hat, ward = ward, mind = mind, lose = lose, hush = hush }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local lair, free = "magtheridon_s_lair", "unleashed_magtheridon"
local function bloods(n, more)
  local list = more or {}
  for _ = 1, n do table.insert(list, { "magtheridon_s_blood", deck = "blood" }) end
  return list
end

return {
  scenario "Magtheridon's Rage: X to one ally, and to one more for each Blood" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk", "Elk", "Elk" } })
      t:boss { boss = free, hand = { "Magtheridon's Rage" }, resources = 4, play = bloods(2, { lair }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Magtheridon's Rage", { x = 4, targets = { "Ox", { { "Elk", 1 }, { "Elk", 2 } } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "deals 4 melee damage to Ox" }
      t:damage({ "Elk", 1 }, 4)
      t:damage({ "Elk", 2 }, 4)
      t:damage({ "Elk", 3 }, 0)
      t:ready_resources("boss", 0)
    end,
  },
  scenario "One Fell Swoop needs fifteen Bloods" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "One Fell Swoop" }, resources = 6, play = bloods(14, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "One Fell Swoop", { reason = "condition" }) end,
    expect = function(t) t:in_hand("boss", "One Fell Swoop") end,
  },
  scenario "One Fell Swoop needs a ready Magtheridon, too" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = { free, exhausted = true }, hand = { "One Fell Swoop" }, resources = 6, play = bloods(15, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "One Fell Swoop") end,
    expect = function(t) t:in_hand("boss", "One Fell Swoop") end,
  },
  scenario "One Fell Swoop exhausts him, can't be interrupted, and deals 30 to each opposing character" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Hush" }, play = { "Ox" } })
      t:seat(2, {})
      t:boss { boss = free, hand = { "One Fell Swoop" }, resources = 6, play = bloods(16, { lair, "Elk" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "One Fell Swoop")
      t:exhausted("hero@boss")
      t:passes("boss")
      t:plays(1, "Hush", { target = "One Fell Swoop" })
      t:finishes_chain()
    end,
    expect = function(t) t:winner("boss"); t:told { "deals 30 melee damage to Volunteer" }; t:told { "deals 30 melee damage to Ox" }; t:damage("Elk", 0) end,
  },
  scenario "Path of Ruin destroys all opposing cards of one cost" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk", "Web", "Hat" } })
      t:boss { boss = free, hand = { "Path of Ruin" }, resources = 4, play = { lair, "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Path of Ruin")
      t:everyone_passes()
      t:not_offered("boss", 3)
      t:answers("boss", 1)
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Web")
      t:in_play(1, "Elk")
      t:in_play(1, "Hat")
      t:in_play("boss", "Ox")
    end,
  },
  scenario "Path of Ruin: a token costs nothing, and so may equipment" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Hat", "abyssal" } })
      t:boss { boss = free, hand = { "Path of Ruin" }, resources = 4, play = { lair } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Path of Ruin")
      t:everyone_passes()
      t:answers("boss", 0)
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:count_in_play(1, "Abyssal", 0); t:in_play(1, "Ox") end,
  },
  scenario "Power Returns draws for each Blood, and comes back for one" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Power Returns" }, resources = 4, play = bloods(2, { lair }), decks = { main = deck } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Power Returns")
      t:everyone_passes()
      t:hand_count("boss", 2)
      t:passes(1)
      t:uses("boss", "Power Returns", { pay = { { "Magtheridon's Blood", 1 } } })
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand("boss", "Power Returns"); t:count_in_play("boss", "Magtheridon's Blood", 1) end,
  },
  scenario "Rampant Destruction destroys an ability or equipment for each Blood" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Web", "Hat", "Hat", "Ox", "Ward" } })
      t:boss { boss = free, hand = { "Rampant Destruction" }, resources = 3, play = bloods(2, { lair, "Web" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Rampant Destruction")
      t:everyone_passes()
      t:not_offered("boss", { "Ward", { "Hat", 1 } })     -- it can't be destroyed
      t:not_offered("boss", { "Web@boss", { "Hat", 1 } })
      t:answers("boss", { "Web@1", { "Hat", 1 } })
    end,
    expect = function(t) t:in_graveyard(1, "Web"); t:count_in_play(1, "Hat", 1); t:in_play(1, "Ox") end,
  },
  scenario "Discarded because of an opponent, Rampant Destruction may come back" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Mind" } })
      t:boss { boss = free, hand = { "Rampant Destruction", "Ox" }, play = { lair } }
    end,
    play = function(t)
      t:plays(1, "Mind", { target = "boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers("boss", "yes")
    end,
    expect = function(t) t:in_hand("boss", "Rampant Destruction"); t:in_graveyard("boss", "Ox") end,
  },
  scenario "Discarded because of an own card it stays where it is" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Rampant Destruction", "Lose" }, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Lose"); t:everyone_passes() end,
    expect = function(t) t:in_graveyard("boss", "Rampant Destruction"); t:not_told { "Rampant Destruction triggers" } end,
  },
  scenario "Redouble Effort readies Magtheridon, who attacks no hero a second time this turn" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Elk" }, deck = deck })
      t:seat(2, { deck = deck })
      t:boss { boss = free, hand = { "Redouble Effort" }, resources = 3, play = bloods(1, { lair }), decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Redouble Effort")
      t:everyone_passes()
      t:attacks("boss", "hero@boss", "hero@1")
      t:to_end_of_combat()
      t:exhausted("hero@boss")
      t:uses("boss", "Redouble Effort")
      t:everyone_passes()
      t:exhausted("Redouble Effort")
      t:ready("hero@boss")
      t:cant("boss", "attacks", "hero@boss", { defender = "hero@1" })
      t:can("boss", "attacks", "hero@boss", { defender = "Elk" })
      t:attacks("boss", "hero@boss", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@2", 1)
      for _ = 1, 3 do t:ends_turn() end
      t:can("boss", "attacks", "hero@boss", { defender = "hero@1" })
    end,
  },
  scenario "Sadistic Choice: to the hand" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Sadistic Choice" }, resources = 1, play = { lair }, decks = { main = { "Elk", "Web", "Ox", "Ox", "Ox" } } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Sadistic Choice", { target = 1 })
      t:everyone_passes()
      t:told { "reveals Elk", "reveals Web" }
      t:answers(1, "hand")
    end,
    expect = function(t) t:in_hand("boss", "Elk"); t:in_hand("boss", "Web"); t:hand_count("boss", 2) end,
  },
  scenario "Sadistic Choice: to the graveyard, and two cards are drawn" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = free, hand = { "Sadistic Choice" }, resources = 1, play = { lair }, decks = { main = { "Elk", "Web", "Ox", "Ox", "Ox" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sadistic Choice", { target = 1 })
      t:everyone_passes()
      t:answers(1, "graveyard")
    end,
    expect = function(t) t:in_graveyard("boss", "Elk"); t:in_graveyard("boss", "Web"); t:hand_count("boss", 2); t:in_hand("boss", "Ox") end,
  },
  scenario "Sow Destruction comes with a curse for each Blood, grows, and strikes the hero with the least damage" {
    raid = "magtheridons_lair", cards = cards, raiders = 3,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, deck = deck })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 1 }, deck = deck })
      t:seat(3, { hero = { "hoa/ta_zo", damage = 1 }, deck = deck })
      t:boss { boss = free, hand = { "Sow Destruction" }, resources = 1, play = bloods(2, { lair }), decks = { main = deck, blood = { "magtheridon_s_blood", "magtheridon_s_blood" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sow Destruction")
      t:everyone_passes()
      t:counters("Sow Destruction", "curse", 2)
      t:damage("hero@2", 1)
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
      t:asked("boss", "Who is cursed?")
      t:not_offered("boss", "hero@1")
      t:answers("boss", "hero@3")
    end,
    expect = function(t) t:counters("Sow Destruction", "curse", 3); t:told { "deals 3 fire damage" }; t:damage("hero@3", 4); t:damage("hero@2", 1) end,
  },
  scenario "Spirit Wrench moves all damage from one opposing hero onto another hero" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 1 } })
      t:boss { boss = free, hand = { "Spirit Wrench" }, resources = 3, play = bloods(7, { lair }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Spirit Wrench", { targets = { "hero@1", "hero@2" } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 0); t:damage("hero@2", 8); t:told { "7 damage is put on" } end,
  },
  scenario "Spirit Wrench: the first hero is opposing, the second any other; on him it is put up to what is fatal" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 } })
      t:boss { boss = { free, damage = 95 }, hand = { "Spirit Wrench" }, resources = 3, play = bloods(8, { lair }) }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Spirit Wrench", { target = "hero@boss" })
      t:plays("boss", "Spirit Wrench", { target = "hero@1" })  -- none is left but he himself
      t:everyone_passes()
    end,
    expect = function(t) t:told { "5 damage is put on Magtheridon" }; t:damage("hero@1", 0); t:winner("raiders") end,
  },
  scenario "Spirit Wrench needs seven Bloods" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 } })
      t:boss { boss = free, hand = { "Spirit Wrench" }, resources = 3, play = bloods(6, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:cant("boss", "plays", "Spirit Wrench", { reason = "condition" }) end,
    expect = function(t) t:damage("hero@1", 7) end,
  },
}
