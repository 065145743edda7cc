-- R505 and the rulebook on master heroes, by Illidan himself.
local sash = ability "Sash" { cost = 0, ongoing = true, attach = target("host", your.hero, help),
  text = "Attached hero has +1 ATK.", powers = { gives { to = attached, atk = plus(1) } } }
local ember = ability "Ember" { cost = 0, instant = true, text = "Put 2 ember counters on your hero.",
  play = function(me) me.hero:add_counters("ember", 2) end }
local tip = ability "Tip Over" { cost = 0, instant = true, text = "Turn target hero over.",
  targets = { target("it", any.hero, harm) }, play = function(me, t) t.it:flip() end }
local bury = ability "Bury" { cost = 0, instant = true, text = "Turn each hero face down.",
  play = function(me) all(any.hero):turn_face_down() end }
local call = ability "Call Back" { cost = 0, instant = true, text = "Put each removed hero that you own into your party.",
  play = function(me) all(your.hero:in_zone("removed")):to_play() end }
local eye = ability "Eye" { cost = 0, ongoing = true, text = "Your hero has \"[Activate]: draw a card\".",
  powers = { gives { to = your.hero, power = "look" } },
  grants = { look = pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end } } }

return {
  scenario "Illidan takes over damage, attachments, counters and readiness, and the hero before him is gone for good" {
    raid = "duel",
    cites = { "CR 301.4", "CR 301.4a", "BA:Master Hero", "R505:Illidan Stormrage", "BT:Master Heroes" },
    cards = { sash = sash, ember = ember, call = call },
    given = function(t)
      t:seat(1, { hero = { "sob/lionar_the_blood_cursed", damage = 29, exhausted = true }, resources = 11,
        hand = { "Illidan Stormrage", "Ember", "Call Back" }, play = { { "Sash", attached_to = "hero@1" } } })
    end,
    play = function(t)
      t:plays(1, "Ember")
      t:everyone_passes()
      t:plays(1, "Illidan Stormrage")         -- out of the hand, onto the chain, as any card
      t:chain(1)
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:damage("Illidan Stormrage", 29)
      t:health("Illidan Stormrage", 35)
      t:exhausted("Illidan Stormrage")
      t:face_up("Illidan Stormrage")
      t:attached("Sash", "Illidan Stormrage")
      t:atk("Illidan Stormrage", 6)
      t:counters("Illidan Stormrage", "ember", 2)
      t:removed(1, "Lionar the Blood Cursed")
      t:plays(1, "Call Back")
      t:everyone_passes()
    end,
    expect = function(t)
      t:removed(1, "Lionar the Blood Cursed")
      t:in_play(1, "Illidan Stormrage")
      t:winner("none")
    end,
  },
  scenario "The Gouge of the hero before him is his" {
    raid = "duel",
    cites = { "CR 301.4b", "R505:Illidan Stormrage", "BT:Master Heroes" },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 12, hand = { "Gouge", "Illidan Stormrage" }, deck = { "Rend", "Rend" } })
      t:seat(2, { hero = "hoa/ta_zo", deck = { "Rend" } })
    end,
    play = function(t)
      t:plays(1, "Gouge", { target = "hero@1" })
      t:everyone_passes()
      t:plays(1, "Illidan Stormrage")
      t:everyone_passes()
      t:exhausted("Illidan Stormrage")
      t:ends_turn()
      t:ends_turn()
      t:asked(1, "Which Traitor do you call?")
      t:answers(1, {})
      t:to_action_phase()
    end,
    expect = function(t)
      t:is_turn(1)
      t:exhausted("Illidan Stormrage")
    end,
  },
  scenario "Illidan is turned neither over nor face down" {
    raid = "duel",
    cites = { "CR 301.4", "R505:Illidan Stormrage", "BT:Master Heroes" },
    cards = { tip_over = tip, bury = bury },
    given = function(t)
      t:seat(1, { hero = { "Illidan Stormrage" }, hand = { "Tip Over", "Bury" } })
      t:seat(2, { hero = "hoa/ta_zo" })
    end,
    play = function(t)
      t:plays(1, "Tip Over", { target = "Illidan Stormrage" })
      t:everyone_passes()
      t:plays(1, "Bury")
      t:everyone_passes()
    end,
    expect = function(t)
      t:face_up("Illidan Stormrage")
      t:not_told { "turned over", "turned face down" }
    end,
  },
  scenario "Illidan attacks, and uses an [Activate] power, in the turn in which he comes" {
    raid = "duel",
    cites = { "CR 301.3", "R505:Illidan Stormrage", "BT:Master Heroes" },
    cards = { eye = eye },
    given = function(t)
      t:seat(1, { hero = "sob/lionar_the_blood_cursed", resources = 11, hand = { "Illidan Stormrage" }, play = { "Eye" },
        deck = { "Rend" } })
      t:seat(2, { hero = "hoa/ta_zo" })
    end,
    play = function(t)
      t:plays(1, "Illidan Stormrage")
      t:everyone_passes()
      t:can(1, "uses", "Illidan Stormrage")
      t:attacks(1, "Illidan Stormrage", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@2", 5)
      t:exhausted("Illidan Stormrage")
    end,
  },
  scenario "Cards of a class and a faction are played under Illidan, but what asks for a hunter finds none" {
    raid = "duel",
    cites = { "CR 206.1c", "R505:Illidan Stormrage", "BT:Master Heroes" },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", resources = 30, hand = { "Illidan Stormrage", "Blastershot Launcher", "Arcane Shot", "Freya Lightsworn" },
        deck = { "Bloodclaw" } })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Guardian Steppestrider" } })
    end,
    play = function(t)
      t:plays(1, "Illidan Stormrage")
      t:everyone_passes()
      t:plays(1, "Blastershot Launcher")
      t:everyone_passes()
      t:chain(0)                              -- his hero is no hunter any more: no shot
      t:not_told { "Blastershot Launcher triggers" }
      t:plays(1, "Freya Lightsworn")          -- of the Alliance
      t:everyone_passes()
      t:in_play(1, "Freya Lightsworn")
      t:plays(1, "Arcane Shot", { target = "Guardian Steppestrider" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Arcane Shot")
      t:damage("Guardian Steppestrider", 1)
    end,
  },
  scenario "At the start of your turn you may call a Traitor ally of your collection" {
    raid = "duel",
    cites = { "CR 301.4", "R505:Illidan Stormrage" },
    given = function(t)
      t:seat(1, { hero = "Illidan Stormrage", deck = { "Rend", "Rend" } })
      t:seat(2, { hero = "hoa/ta_zo", deck = { "Rend", "Rend" } })
      t:dice { 1, 1 }                         -- Lady Vashj rolls
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:not_offered(1, "Taz'dingo")           -- Loyal
      t:not_offered(1, "Ashtongue Rogue")     -- no Traitor by his type line
      t:not_offered(1, "Sudden Death")        -- no ally
      t:answers(1, "Lady Vashj")
      t:in_play(1, "Lady Vashj")
      t:ends_turn()                           -- the other one's: his question had stopped it
      t:is_turn(1)
      t:cant(1, "attacks", "Lady Vashj")    -- an ally waits, as others do
      t:ends_turn()
      t:count_in_play(1, "Lady Vashj", 1)     -- on the other one's turn nobody is called
      t:ends_turn()
      t:answers(1, {})                        -- you need not
    end,
    expect = function(t)
      t:count_in_play(1, "Lady Vashj", 1)
    end,
  },
  scenario "A raider may call upon Illidan against a Boss" {
    raid = "black_temple",
    cites = { "CR 301.4", "BT:Master Heroes" },
    given = function(t)
      t:seat(1, { hero = { "sob/lionar_the_blood_cursed", damage = 3 }, resources = 11, hand = { "Illidan Stormrage" } })
      t:boss { boss = "black_temple/supremus" }
    end,
    play = function(t)
      t:plays(1, "Illidan Stormrage")
      t:everyone_passes()
      t:damage("Illidan Stormrage", 3)
      t:attacks(1, "Illidan Stormrage", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 5)
    end,
  },
}
