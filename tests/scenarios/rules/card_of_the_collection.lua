-- "Put a Traitor ally card from your collection into play": of all that players' decks may hold.
local rift = ability "Rift" { cost = 0, instant = true, text = "You may put a Traitor ally from your collection into play.",
  play = function(me)
    local key = me.player:choose_from_collection({ type = "ally", tag = "Traitor" }, { prompt = "Whom do you call?", may = true })
    if key then me.player:make_card(key, { deck = me.player.is_boss and "minion" or nil }):to_play { under = me.player } end
  end }
local crush = ability "Crush All" { cost = 0, instant = true, text = "Destroy each ally.", play = function() all(any.ally):destroy() end }
local deep = ability "Deep" { cost = 0, instant = true, text = "A card of a deck that nobody has.",
  play = function(me) me.player:make_card("black_temple/sister_of_pain", { deck = "cellar" }) end }
local none = ability "None" { cost = 0, instant = true, text = "A card that is not there.",
  play = function(me) me.player:make_card("black_temple/nobody") end }
local flash = ability "Flash" { cost = 0, instant = true, text = "Put an ongoing Mage ability of your collection into your hand.",
  play = function(me)
    local key = me.player:choose_from_collection({ type = "ability", class = "mage", ongoing = true }, { prompt = "Which?" })
    me.player:make_card(key):to_hand()
  end }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "melee", health = 1 }
local summon = ability "Summon" { cost = 0, instant = true, text = "Put an Imp into play.",
  play = function(me) me.player:make_card("scenario/imp"):to_play() end }
local mistake = ability "Mistake" { cost = 0, instant = true, text = "A card that the scenario does not have.",
  play = function(me) me.player:make_card("scenario/imq"):to_play() end }
local cards = { flash = flash, rift = rift, crush_all = crush, deep = deep, none = none }

return {
  scenario "Who calls a Traitor of his collection has him in play, and as his own" {
    raid = "black_temple", cites = { "CR 800.2b" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Rift", "Crush All" } }) end,
    play = function(t)
      t:plays(1, "Rift")
      t:everyone_passes()
      t:not_offered(1, "Zenith Shadowforce")         -- a hero
      t:not_offered(1, "Ashtongue Channeler")        -- a raid's
      t:not_offered(1, "Ashtongue Rogue")            -- no Traitor
      t:answers(1, "Sister of Pain")
      t:in_play(1, "Sister of Pain")
      t:plays(1, "Crush All")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Sister of Pain") end,
  },
  scenario "What is asked for by its class icon, and as ongoing, is both" {
    raid = "black_temple", cites = { "CR 800.2b", "CR 206.1a" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Flash" } }) end,
    play = function(t)
      t:plays(1, "Flash")
      t:everyone_passes()
      t:not_offered(1, "Fire Blast")                 -- not ongoing
      t:not_offered(1, "Power Word: Fortitude")      -- a priest's
      t:answers(1, "Fireball")
    end,
    expect = function(t) t:in_hand(1, "Fireball") end,
  },
  scenario "What the Boss player calls belongs to the deck that is named" {
    raid = "black_temple", cites = { "R101.3c" }, cards = cards,
    given = function(t)
      t:boss { hand = { "Rift", "Crush All" } }
      t:seat(1, {})
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Rift")
      t:everyone_passes()
      t:answers("boss", "Sister of Pain")
      t:plays("boss", "Crush All")
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
    end,
  },
  scenario "Whoever may call need not" {
    raid = "black_temple", cites = { "CR 800.2b" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Rift" } }) end,
    play = function(t)
      t:plays(1, "Rift")
      t:everyone_passes()
      t:answers(1, "none")
    end,
    expect = function(t) t:count_in_play(1, "Sister of Pain", 0) end,
  },
  scenario "A deck that he does not have is a fault" {
    raid = "black_temple", faults = true, cites = { "CR 800.2b" }, cards = cards,
    given = function(t)
      t:boss { hand = { "Deep" } }
      t:seat(1, {})
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Deep")
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play("boss", "Sister of Pain", 0) end,
  },
  scenario "A key that the collection does not have is a fault" {
    raid = "black_temple", faults = true, cites = { "CR 800.2b" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "None" } }) end,
    play = function(t)
      t:plays(1, "None")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 0) end,
  },
  scenario "A card that the scenario declares is there to be made, too" {
    raid = "black_temple", cites = { "CR 800.2b" }, cards = { summon = summon, imp = imp, crush_all = crush },
    given = function(t) t:seat(1, { hand = { "Summon", "Crush All" } }) end,
    play = function(t)
      t:plays(1, "Summon")
      t:everyone_passes()
      t:in_play(1, "Imp")
      t:plays(1, "Crush All")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Imp") end,
  },
  scenario "A card that it does not declare is a fault" {
    raid = "black_temple", faults = true, cites = { "CR 800.2b" }, cards = { mistake = mistake },
    given = function(t) t:seat(1, { hand = { "Mistake" } }) end,
    play = function(t)
      t:plays(1, "Mistake")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 0) end,
  },
}
