-- R403: what the FAQ says of four treasures.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local web = ability "Web" { cost = 1, ongoing = true, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" }, text = "" }
local bow = weapon "Bow" { cost = 1, atk = 1, damage = "ranged", strike = 0, tags = { "Ranged (1)" }, text = "" }
local frail = hero "Frail" { health = 9, text = "" }
local cards = { ox = ox, web = web, hat = hat, axe = axe, bow = bow, frail = frail }
local wand, gloves, oil = "Eredar Wand of Obliteration", "Liar's Tongue Gloves", "Superior Mana Oil"
local faq = "R403:"
local function wand_strike(name, after, expect)
  return scenario(name) { raid = "onyxias_lair", cards = cards, cites = { faq .. wand },
    given = function(t)
      t:seat(1, { play = { wand, "Ox" }, resources = 1 })
      t:boss { play = { "Ox", "Web", "Hat" } }
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
      t:seat(1, { hand = { "Web", "Hat", "Axe" }, play = { gloves }, resources = 1, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:uses(1, gloves, { target = "boss" })
      t:everyone_passes()
      for _, type in ipairs { "ability", "ally", "armor", "hero", "item", "location", "quest", "weapon" } do t:offers(1, type) end
      t:answers(1, kind)
      t:answers(1, card)
      t:hidden("boss", card)
      t:hidden(2, card)
      t:answers("boss", says)
    end,
    expect = expect }
end

return {
  wand_strike("The Eredar Wand: your card, and then one of theirs of whatever kind they choose",
    function(t) t:answers(1, "yes"); t:answers(1, "Ox@1"); t:not_offered("boss", "Ox@1"); t:answers("boss", "Web") end,
    function(t) t:in_graveyard(1, "Ox"); t:in_graveyard("boss", "Web"); t:in_play("boss", "Ox"); t:in_play("boss", "Hat") end),
  wand_strike("The Eredar Wand: who destroys nothing costs them nothing",
    function(t) t:answers(1, "no") end,
    function(t) t:in_play(1, "Ox"); t:in_play("boss", "Web"); t:in_play("boss", "Hat"); t:in_play("boss", "Ox") end),
  scenario "The Eredar Wand is about shadow damage alone" {
    raid = "onyxias_lair", cards = cards, cites = { faq .. wand },
    given = function(t)
      t:seat(1, { play = { wand, "Axe", "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
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
    expect = function(t) t:winner("none"); t:health("hero@1", 4) end,
  },
  guess("Liar's Tongue Gloves: a right guess buries the card", "ability", "Web", "yes",
    function(t) t:in_graveyard(1, "Web"); t:hand_count(1, 2); t:told { "Web" } end),
  guess("Liar's Tongue Gloves: right is also that it has not the type", "armor", "Hat", "no",
    function(t) t:in_graveyard(1, "Hat"); t:hand_count(1, 2) end),
  guess("Liar's Tongue Gloves: a wrong guess gives the card back, and two more", "weapon", "Axe", "no",
    function(t) t:in_hand(1, "Axe"); t:hand_count(1, 5) end),
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
      t:turn(1, "ready")
    end,
    play = function(t)
      t:will_answer(1, "yes")
      t:to_action_phase()
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:hand_count(1, 1) end,
  },
}
