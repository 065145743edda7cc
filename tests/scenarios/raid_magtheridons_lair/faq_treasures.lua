-- R403: what the FAQ says of four treasures.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "" }
local bow = weapon "Bow" { cost = 1, atk = 1, damage = "ranged", strike = 0, tags = { "Ranged (1)" }, text = "" }
local frail = hero "Frail" { health = 9, text = "" }
local vest = armor "Vest" { cost = 1, def = 1, tags = { "Chest (1)" }, text = "" }
local cave = location "Cave" { text = "" }
local task = quest "Task" { text = "(1): Draw a card.", reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } }
local ward = item "Ward" { cost = 0, text = "This can't be destroyed.", powers = { gives { to = this, cant = "be destroyed" } } }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "shadow", health = 9, text = "" }
local pain = ability "Pain" { cost = 0, instant = true, text = "Your hero deals 1 shadow damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(1, "shadow", t.prey) end }
local cards = { ox = ox, web = web, hat = hat, axe = axe, bow = bow, frail = frail, vest = vest, cave = cave, task = task, ward = ward, imp = imp, pain = pain }
local wand, gloves, oil = "Eredar Wand of Obliteration", "Liar's Tongue Gloves", "Superior Mana Oil"
local faq = "R403:"
local function wand_strike(name, after, expect)
  return scenario(name) { raid = "onyxias_lair", raiders = 2, cards = cards, cites = { faq .. wand },
    given = function(t)
      t:seat(1, { play = { wand, "Ox", "Web", "Hat", "Ward" }, resources = 1 })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Ox", "Web", "Hat", "Ward" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, wand)
      t:to_end_of_combat()
      after(t)
    end,
    expect = expect }
end
local function guess(name, kind, card, says, expect)
  return scenario(name) { raid = "onyxias_lair", raiders = 2, cards = cards, cites = { faq .. gloves },
    given = function(t)
      t:seat(1, { hand = { "Web", "Hat", "Axe", "Ox", "Vest", "Frail", "Cave", "Task" }, play = { gloves }, resources = 1,
        deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { hand = { "Bow" } })
    end,
    play = function(t)
      t:uses(1, gloves, { target = "boss" })
      t:everyone_passes()
      for _, type in ipairs { "ability", "ally", "armor", "hero", "item", "location", "quest", "weapon" } do t:offers(1, type) end
      t:answers(1, kind)
      t:not_offered(1, "Bow")
      t:answers(1, card)
      t:hidden("boss", card)
      t:hidden(2, card)
      t:answers("boss", says)
    end,
    expect = expect }
end
-- A card of that type is guessed rightly with yes.
local function known(kind, card)
  return guess("Liar's Tongue Gloves: the card type " .. kind, kind, card, "yes",
    function(t) t:in_graveyard(1, card); t:hand_count(1, 7) end)
end

return {
  wand_strike("The Eredar Wand: your card, and then one of theirs of whatever kind they choose",
    function(t)
      t:answers(1, "yes")
      for _, card in ipairs { "Web@1", "Hat@1", "Ox@1" } do t:offers(1, card) end
      for _, card in ipairs { "Ox@2", "Web@boss", "Ward@1" } do t:not_offered(1, card) end
      t:answers(1, "Ox@1")
      for _, card in ipairs { "Ox@boss", "Web@boss", "Hat@boss" } do t:offers("boss", card) end
      for _, card in ipairs { "Web@1", "Ox@2", "Ward@boss" } do t:not_offered("boss", card) end
      t:answers("boss", "Web@boss")
    end,
    function(t) t:in_graveyard(1, "Ox"); t:in_graveyard("boss", "Web"); t:in_play("boss", "Ox"); t:in_play("boss", "Hat"); t:in_play(1, "Web") end),
  wand_strike("The Eredar Wand: who destroys nothing costs them nothing",
    function(t) t:answers(1, "no") end,
    function(t) t:in_play(1, "Ox"); t:in_play("boss", "Web"); t:in_play("boss", "Hat"); t:in_play("boss", "Ox") end),
  scenario "The Eredar Wand is about shadow damage alone, of its hero to an opposing hero" {
    raid = "onyxias_lair", cards = cards, raiders = 2, cites = { faq .. wand },
    given = function(t)
      t:seat(1, { hand = { "Pain", "Pain" }, play = { wand, "Axe", "Ox", "Imp" } })
      t:seat(2, { hand = { "Pain" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "Imp", "hero@boss")
      t:to_end_of_combat()
      t:plays(1, "Pain", { target = "Ox@boss" })
      t:finishes_chain()
      t:plays(1, "Pain", { target = "hero@2" })
      t:finishes_chain()
      t:passes(1)
      t:plays(2, "Pain", { target = "hero@boss" })
      t:finishes_chain()
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Axe")
      t:to_end_of_combat()
    end,
    expect = function(t) t:not_told { "Eredar Wand of Obliteration triggers" }; t:in_play(1, "Ox") end,
  },
  scenario "The Glaive of the Pit: opposing heroes have 5 less health; of two uniqueness destroys one before heroes die" {
    raid = "onyxias_lair", cards = cards, raiders = 2, cites = { faq .. "Glaive of the Pit" },
    given = function(t)
      t:seat(1, { hero = "Frail" })
      t:boss { hand = { "Glaive of the Pit" }, play = { "Glaive of the Pit" }, resources = 7 }
      t:turn("boss")
    end,
    play = function(t)
      t:health("hero@1", 4)
      t:plays("boss", "Glaive of the Pit")
      t:everyone_passes()
      t:asked("boss", "Uniqueness")
      t:answers("boss", { "Glaive of the Pit", 1 })
    end,
    expect = function(t) t:winner("none"); t:health("hero@1", 4); t:health("hero@boss", 20) end,
  },
  guess("Liar's Tongue Gloves: a right guess buries the card", "ability", "Web", "yes",
    function(t) t:told { "reveals Web" }; t:in_graveyard(1, "Web"); t:hand_count(1, 7) end),
  guess("Liar's Tongue Gloves: right is also that it has not the type", "armor", "Hat", "no",
    function(t) t:in_graveyard(1, "Hat"); t:hand_count(1, 7) end),
  guess("Liar's Tongue Gloves: a wrong guess gives the card back, and two more", "weapon", "Axe", "no",
    function(t) t:told { "reveals Axe" }; t:in_hand(1, "Axe"); t:hand_count(1, 10) end),
  known("ally", "Ox"), known("armor", "Vest"), known("hero", "Frail"), known("item", "Hat"),
  known("location", "Cave"), known("quest", "Task"), known("weapon", "Axe"),
  scenario "Liar's Tongue Gloves with no card in hand do nothing" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. gloves },
    given = function(t) t:seat(1, { play = { gloves }, resources = 1, deck = { "Ox", "Ox" } }) end,
    play = function(t)
      t:uses(1, gloves, { target = "boss" })
      t:everyone_passes()
      t:answers(1, "ally")
    end,
    expect = function(t) t:hand_count(1, 0); t:exhausted(gloves) end,
  },
  scenario "Superior Mana Oil: an item on a weapon, which is chosen as it resolves" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. oil },
    given = function(t) t:seat(1, { hand = { oil }, resources = 1, play = { "Axe", "Bow" } }) end,
    play = function(t)
      t:plays(1, oil)
      t:everyone_passes()
      t:answers(1, "Bow")
    end,
    expect = function(t) t:attached(oil, "Bow") end,
  },
  scenario "Superior Mana Oil: without a weapon it may be played, and goes to the graveyard" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. oil },
    given = function(t)
      t:seat(1, { hand = { oil }, resources = 1 })
      t:boss { play = { "Axe" } }
    end,
    play = function(t) t:plays(1, oil); t:everyone_passes() end,
    expect = function(t) t:in_graveyard(1, oil) end,
  },
  scenario "Superior Mana Oil: an ability from the top goes into the hand" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. oil },
    given = function(t)
      t:seat(1, { play = { "Axe", { oil, attached_to = "Axe" } }, deck = { "Web", "Ox", "Ox" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:will_answer(1, "yes")
      t:to_action_phase()
    end,
    expect = function(t) t:in_hand(1, "Web"); t:hand_count(1, 2) end,
  },
  scenario "Superior Mana Oil: anything else goes into the graveyard" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. oil },
    given = function(t)
      t:seat(1, { play = { "Axe", { oil, attached_to = "Axe" } }, deck = { "Hat", "Ox", "Ox" } })
      t:boss { deck = { "Ox", "Ox" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:to_action_phase()
      t:not_told { "Superior Mana Oil triggers" }      -- another player's turn
      t:will_answer(1, "yes")
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:hand_count(1, 1) end,
  },
}
