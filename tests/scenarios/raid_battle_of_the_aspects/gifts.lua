-- The Gifts of the Aspects: who uses them when, what each does, and what earns them.
local raid = "battle_of_the_aspects"
local cites = { "BA:Gift of the Aspects" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local hat = item "Hat" { cost = 0, text = "" }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(_, t) t.prey:destroy() end }
local jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(6, "fire", t.prey) end }
local unmake = ability "Unmake" { cost = 0, instant = true, text = "Destroy target equipment, ally or ability.",
  targets = { target("prey", any.ability:or_type("ally", "equipment"), harm) }, play = function(_, t) t.prey:destroy() end }
local tame = ability "Tame" { cost = 0, text = "Gain control of target ally for the rest of the game.",
  targets = { target("prey", any.ally, harm) }, play = function(_, t) t.prey:gain { control = true, lasts = rest_of_game } end }
local nova = ability "Nova" { cost = 0, text = "Your hero deals 99 fire damage to itself and 6 to each opposing hero.",
  play = function(me)
    deal_together { { me.hero, 99, "fire", me.hero }, { me.hero, 6, "fire", me.player.opponents[1].hero } }
  end }
local storm = ability "Storm" { cost = 0, text = "Your hero deals 99 fire damage to each hero.",
  play = function(me) me.hero:deal(99, "fire", any.hero) end }
local cards = { storm = storm, tame = tame, nova = nova, ox = ox, hat = hat, doom = doom, jab = jab, unmake = unmake }
local terrors = { "elementium_terror", "elementium_terror", "elementium_terror" }
local names = { "Alexstrasza's Presence", "Cauterize", "Enter the Dream", "Kalecgos' Presence", "Nozdormu's Presence",
  "Spellweaving", "Time Zone", "Ysera's Presence" }
local function hero(damage) return { "hoa/ta_zo", damage = damage } end
local function many(card, n)
  local list = {}
  for i = 1, n do list[i] = card end
  return list
end

-- A Gift in play, used by the second raider in their turn.
local function used(title, gift, more)
  return scenario(title) {
    raid = raid, raiders = 2, cards = cards, cites = cites,
    given = function(t)
      t:seat(1, more.first or { deck = { "Hat", "Ox" } })
      t:seat(2, more.second or { deck = { "Hat", "Ox" } })
      local play = { { gift, deck = "gifts" } }
      for _, card in ipairs(more.play or {}) do table.insert(play, card) end
      t:boss { boss = more.boss or "deathwing_1", play = play, deck = terrors }
      if more.given then more.given(t) end
      t:turn(2)
    end,
    play = function(t)
      t:uses(2, gift, { target = more.target })
      t:everyone_passes()
      t:removed("boss", gift)
      t:count_in_play("boss", gift, 0)
      more.does(t)
    end,
    expect = function(t) t:is_turn(more.turn or 2) end,
  }
end

-- A raid that is lost: what happens, which Gifts are gained and which are not.
local function lost(title, more)
  return scenario(title) {
    raid = raid, raiders = #more.seats, cards = cards, cites = cites,
    given = function(t)
      for seat, has in ipairs(more.seats) do
        t:seat(seat, { hero = hero(0), hand = has.hand, graveyard = has.graveyard, resources = has.resources, play = has.play,
          deck = { "Hat", "Hat" } })
      end
      t:boss { boss = more.boss or { "deathwing_1", damage = 11 }, play = more.play, graveyard = more.graveyard,
        deck = terrors, decks = { pile = names } }
      t:words { _raiders = #more.seats, stage = more.stage or 1 }
      if more.turn then t:turn(more.turn) end
    end,
    play = more.does,
    expect = function(t)
      t:winner(more.winner or "boss")
      for _, name in ipairs(names) do
        local gained = false
        for _, one in ipairs(more.gains) do gained = gained or one == name end
        if gained then t:told { name .. " is kept" } else t:not_told { name .. " is kept" } end
      end
    end,
  }
end

local function falls(t, seat, by)
  t:plays(by or seat, { "Doom", 1 }, { target = "hero@" .. seat })
  t:everyone_passes()
end

return {
  used("Alexstrasza's Presence: each raider shuffles what they like of their graveyard into their deck", names[1], {
    first = { graveyard = { "Ox", "Hat" }, deck = { "Hat" } }, second = { graveyard = { "Ox" }, deck = { "Hat" } },
    does = function(t)
      t:answers(2, "none")
      t:answers(1, { "Ox" })
      t:in_deck(1, "Ox")
      t:in_graveyard(1, "Hat")
      t:in_graveyard(2, "Ox")
    end }),
  used("Cauterize destroys every Corrupted Blood", names[2], {
    play = { "Corrupted Blood", "Corrupted Blood", "Morchok" },
    does = function(t)
      t:count_in_play("boss", "Corrupted Blood", 0)
      t:in_play("boss", "Morchok")
    end }),
  used("Enter the Dream: the hero of who uses it heals 6 from a friendly hero", names[3], {
    target = "hero@1", first = { hero = hero(9), deck = { "Hat" } }, second = { hero = hero(9), deck = { "Hat" } },
    does = function(t) t:damage("hero@1", 3) t:damage("hero@2", 9) end }),
  used("Kalecgos' Presence: each raider draws", names[4], {
    does = function(t) t:hand_count(1, 1) t:hand_count(2, 1) end }),
  used("Nozdormu's Presence: the raiders choose who of them deals 4 to Deathwing", names[5], {
    does = function(t)
      t:answers("all", "hero@1")
      t:damage("hero@boss", 4)
      t:told { "deals 4 melee damage to Deathwing the Destroyer" }
    end }),
  used("Spellweaving destroys a Boss that is damaged", names[6], {
    target = "Morchok", play = { { "Morchok", damage = 1 }, "Ultraxion" },
    does = function(t) t:in_graveyard("boss", "Morchok") t:in_play("boss", "Ultraxion") end }),
  used("Time Zone: his allies don't ready in his next turn; he does", names[7], {
    boss = { "deathwing_1", exhausted = true }, play = { { "Morchok", exhausted = true } }, turn = 1,
    given = function(t) t:random { 1 } end,
    does = function(t)
      t:ends_turn()                                        -- he attacks
      t:ends_turn()
      t:damage("hero@1", 3)
      t:exhausted("Morchok")
    end }),
  used("Ysera's Presence: who pays (1) shows the top card, and may place it exhausted beside the resource of the turn", names[8], {
    first = { resources = 1, deck = { "Ox", "Hat" } }, second = { resources = 2, hand = { "Hat" }, deck = { "Ox", "Hat" } },
    does = function(t)
      t:answers(2, "yes")
      t:answers(2, "yes")
      t:answers(1, "yes")
      t:answers(1, "no")
      t:everyone_passes()                                  -- it is placed by a link of its own
      t:resources(2, 3)
      t:ready_resources(2, 1)
      t:resources(1, 1)
      t:in_deck(1, "Ox")
      t:can(2, "places", "Hat")
    end }),
  scenario "A Gift is used where an ability could be played that is no instant, and by raiders alone" {
    raid = raid, raiders = 2, cards = cards, cites = cites,
    given = function(t)
      t:seat(1, { hand = { "Jab", "Unmake" } })
      t:seat(2, {})
      t:boss { play = { { "Cauterize", deck = "gifts" } }, deck = terrors }
    end,
    play = function(t)
      t:can(1, "uses", "Cauterize")
      t:cant(2, "uses", "Cauterize")
      t:cant(1, "plays", "Unmake")
      t:plays(1, "Jab", { target = "hero@boss" })
      t:cant(1, "uses", "Cauterize")
      t:everyone_passes()
    end,
    expect = function(t) t:can(1, "uses", "Cauterize") end,
  },
  scenario "What was won before begins in play, and what nobody used stays won, in a raid that is won, too" {
    raid = raid, cards = cards, cites = cites,
    given = function(t)
      t:seat(1, { hand = { "Jab" } })
      t:boss { boss = { "deathwing_1", damage = 59 }, play = { { "Cauterize", deck = "gifts" } }, decks = { pile = names } }
    end,
    play = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:told { "Cauterize is kept" }
      t:not_told { "Spellweaving is kept" }
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "The deck of Gifts that were won is in play from the beginning, in every mode" {
    raid = raid, mode = "legendary", raiders = 2, cites = cites,
    boss_decks = { gifts = { { 1, "cauterize" }, { 1, "time_zone" } } },
    given = function(t) t:real_start() end,
    play = function(t)
      for seat = 1, 2 do t:answers(seat, "yes") end
      t:in_play("boss", "Cauterize")
      t:in_play("boss", "Time Zone")
      t:deck_count("boss", 8, "pile")
    end,
    expect = function(t) t:asked(1, "Your move") end,
  },
  lost("Nothing special: no Gift", {
    seats = { { hand = { "Doom", "Hat" }, resources = 6 } }, gains = {},
    does = function(t) falls(t, 1) end }),
  lost("Twenty cards in a graveyard as its hero is destroyed, an earlier one's, too: Alexstrasza's Presence", {
    seats = { { graveyard = many("Hat", 20), resources = 6 }, { hand = { "Doom", "Doom", "Hat" }, resources = 6 } },
    gains = { names[1] }, turn = 2,
    does = function(t) falls(t, 1, 2) falls(t, 2) end }),
  lost("Nineteen are too few", {
    seats = { { graveyard = many("Hat", 19), resources = 6 }, { hand = { "Doom", "Doom", "Hat" }, resources = 6 } },
    gains = {}, turn = 2,
    does = function(t) falls(t, 1, 2) falls(t, 2) end }),
  lost("Eight allies at once, though one of them has gone since: Cauterize", {
    seats = { { hand = { "Unmake", "Doom", "Hat" }, resources = 6 } }, play = many("Corrupted Blood", 8), gains = { names[2] },
    does = function(t)
      t:plays(1, "Unmake", { target = { "Corrupted Blood", 1 } })
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("A Gift that was used in this raid can be gained in it again", {
    seats = { { hand = { "Doom", "Hat" }, resources = 6 } }, gains = { names[2] },
    play = { { "Cauterize", deck = "gifts" }, table.unpack(many("Corrupted Blood", 8)) },
    does = function(t)
      t:uses(1, "Cauterize")
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("Eight allies at once, though a raider has taken one of them before it fell: Cauterize", {
    seats = { { hand = { "Tame", "Unmake", "Doom", "Hat" }, resources = 6 } }, play = many("Corrupted Blood", 8), gains = { names[2] },
    does = function(t)
      t:plays(1, "Tame", { target = { "Corrupted Blood", 1 } })
      t:everyone_passes()
      t:everyone_passes()
      t:plays(1, "Unmake", { target = "Corrupted Blood@1" })
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("Of seven, one that a raider takes does not make eight", {
    seats = { { hand = { "Tame", "Doom", "Hat" }, resources = 6 } }, play = many("Corrupted Blood", 7), gains = {},
    does = function(t)
      t:plays(1, "Tame", { target = { "Corrupted Blood", 1 } })
      t:finishes_chain()
      falls(t, 1)
    end }),
  lost("Nor does one that goes from raider to raider", {
    seats = { { hand = { "Hat" }, resources = 6, play = { "Ox" } }, { hand = { "Tame", "Doom", "Doom", "Hat" }, resources = 6 } },
    play = many("Corrupted Blood", 7), gains = {}, turn = 2,
    does = function(t)
      t:plays(2, "Tame", { target = "Ox" })
      t:finishes_chain()
      falls(t, 1, 2)
      falls(t, 2)
    end }),
  lost("Seven allies are too few", {
    seats = { { hand = { "Unmake", "Doom", "Hat" }, resources = 6 } }, play = many("Corrupted Blood", 7), gains = {},
    does = function(t) falls(t, 1) end }),
  lost("A hero who has hurt the last stage: Enter the Dream", {
    seats = { { hand = { "Jab", "Doom", "Hat" }, resources = 6 } }, boss = { "deathwing_4", damage = 11 }, stage = 4, gains = { names[3] },
    does = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("Nobody need outlive it: the last hero falls as it hurts the last stage", {
    seats = { { hand = { "Nova", "Hat" }, resources = 6 } }, boss = { "deathwing_4", damage = 11 }, stage = 4, gains = { names[3] },
    does = function(t)
      t:plays(1, "Nova")
      t:everyone_passes()
    end }),
  lost("Nor does who concedes before anybody has said so lose it", {
    seats = { { hand = { "Jab", "Hat" }, resources = 6 } }, boss = { "deathwing_4", damage = 11 }, stage = 4, gains = { names[3] },
    does = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      t:concedes(1)
    end }),
  lost("What allies do to the last stage earns nothing", {
    seats = { { hand = { "Jab", "Hat" }, play = { "Ox" }, resources = 6 } }, boss = { "deathwing_4", damage = 11 }, stage = 4, gains = {},
    does = function(t)
      t:attacks(1, "Ox", "hero@boss")
      t:to_end_of_combat()
      t:concedes(1)
    end }),
  lost("A hero who has hurt the third stage earns nothing by it", {
    seats = { { hand = { "Jab", "Doom", "Hat" }, resources = 6 } }, boss = { "deathwing_3", damage = 11 }, stage = 3, gains = {},
    does = function(t)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("The last raider without a hand: Kalecgos' Presence", {
    seats = { { hand = { "Doom" }, resources = 6 } }, gains = { names[4] },
    does = function(t) falls(t, 1) end }),
  lost("An earlier raider without a hand earns nothing by it", {
    seats = { { resources = 6 }, { hand = { "Doom", "Doom", "Hat" }, resources = 6 } }, gains = {}, turn = 2,
    does = function(t) falls(t, 1, 2) falls(t, 2) end }),
  lost("He has 10 damage as the last hero is destroyed: Nozdormu's Presence", {
    seats = { { hand = { "Doom", "Hat" }, resources = 6 } }, boss = { "deathwing_1", damage = 10 }, gains = { names[5] },
    does = function(t) falls(t, 1) end }),
  lost("Two Bosses at once: Spellweaving", {
    seats = { { hand = { "Unmake", "Doom", "Hat" }, resources = 6 } }, play = { "Morchok", "Ultraxion" }, gains = { names[6] },
    does = function(t)
      t:plays(1, "Unmake", { target = "Morchok" })
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("Two Bosses at once, though a raider has taken one of them before it fell: Spellweaving", {
    seats = { { hand = { "Tame", "Unmake", "Doom", "Hat" }, resources = 6 } }, play = { "Morchok", "Ultraxion" }, gains = { names[6] },
    does = function(t)
      t:plays(1, "Tame", { target = "Morchok" })
      t:everyone_passes()
      t:everyone_passes()
      t:plays(1, "Unmake", { target = "Morchok" })
      t:everyone_passes()
      falls(t, 1)
    end }),
  lost("A taken ally that is no Boss makes no second one", {
    seats = { { hand = { "Tame", "Doom", "Hat" }, resources = 6 } }, play = { "Morchok", "Corrupted Blood" }, gains = {},
    does = function(t)
      t:plays(1, "Tame", { target = "Corrupted Blood" })
      t:finishes_chain()
      falls(t, 1)
    end }),
  lost("Two Bosses there as the raid ends: Spellweaving", {
    seats = { { hand = { "Doom", "Hat" }, resources = 6 } }, play = { "Morchok", "Ultraxion" }, gains = { names[6] },
    does = function(t) falls(t, 1) end }),
  lost("Five allies in his graveyard as the last hero is destroyed: Time Zone", {
    seats = { { hand = { "Doom", "Hat" }, resources = 6 } }, gains = { names[7] },
    graveyard = { "morchok", "ultraxion", "elementium_terror", "elementium_terror", "hideous_amalgamation", "oozing_blood" },
    does = function(t) falls(t, 1) end }),
  lost("Every hero destroyed with five resources at most: Ysera's Presence", {
    seats = { { resources = 5 }, { hand = { "Doom", "Doom", "Hat" }, resources = 5 } }, gains = { names[8] }, turn = 2,
    does = function(t) falls(t, 1, 2) falls(t, 2) end }),
  lost("One of them with six: no Ysera's Presence", {
    seats = { { resources = 6 }, { hand = { "Doom", "Doom", "Hat" }, resources = 5 } }, gains = {}, turn = 2,
    does = function(t) falls(t, 1, 2) falls(t, 2) end }),
  lost("Who concedes loses no hero by destruction: what is asked of the last hero is not gained, all else is", {
    seats = { { resources = 2 } }, boss = { "deathwing_1", damage = 0 }, play = { "Morchok", "Ultraxion" }, gains = { names[6] },
    does = function(t) t:concedes(1) end }),
  lost("A hero destroyed before the last raider concedes was not the last one", {
    seats = { { resources = 6 }, { hand = { "Doom" }, resources = 6 } }, boss = { "deathwing_1", damage = 0 }, turn = 2, gains = {},
    does = function(t) falls(t, 1, 2) t:concedes(2) end }),
  lost("A draw: Deathwing was defeated", {
    seats = { { resources = 2, hand = { "Storm" } } }, winner = "draw", gains = {},
    play = { "Morchok", "Ultraxion" },
    does = function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
    end }),
}
